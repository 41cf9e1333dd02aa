import { Ban, Plus, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../../ui/controls/ButtonLink.tsx";
import { myPlanAddress } from "../../plan-address.ts";
import { ActionBar } from "../plan/ActionBar.tsx";
import type { Basket } from "./use-basket.ts";

interface Props {
  year: number;
  basket: Basket;
}

/** What will be saved, in numbers; the button counts only that. */
export function AddBar({ year, basket }: Props) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const { ready, asks, refused } = basket.counts;
  return (
    <ActionBar
      said={
        <>
          <b>{t("add.ready", { number: number(ready) })}</b>
          {asks > 0 && (
            <span data-tone="warning">
              <TriangleAlert size={16} aria-hidden /> {t("add.asks", { number: number(asks) })}
            </span>
          )}
          {refused > 0 && (
            <span data-tone="bad">
              <Ban size={16} aria-hidden /> {t("add.refused", { number: number(refused) })}
            </span>
          )}
        </>
      }
    >
      <ButtonLink href={myPlanAddress(year)}>{t("add.back")}</ButtonLink>
      <Button
        variant="primary"
        icon={<Plus size={18} aria-hidden />}
        isDisabled={ready === 0 || basket.isChecking}
        isPending={basket.isSaving}
        onClick={basket.save}
      >
        {t("add.save", { count: ready, number: number(ready) })}
      </Button>
    </ActionBar>
  );
}
