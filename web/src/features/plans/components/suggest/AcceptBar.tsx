import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../../ui/controls/ButtonLink.tsx";
import { chosenOf, type DraftVisit } from "../../model/draft.ts";
import { myPlanAddress } from "../../plan-address.ts";
import { ActionBar } from "../plan/ActionBar.tsx";

interface Props {
  year: number;
  now: number;
  draft: readonly DraftVisit[];
  isPending: boolean;
  onAccept: () => void;
}

export function AcceptBar({ year, now, draft, isPending, onAccept }: Props) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const chosen = chosenOf(draft).length;
  return (
    <ActionBar
      said={
        <>
          <b>{t("suggest.chosenShort", { number: number(chosen) })}</b>
          <span>{t("suggest.then", { number: number(now + chosen) })}</span>
        </>
      }
    >
      <ButtonLink href={myPlanAddress(year)}>{t("suggest.cancel")}</ButtonLink>
      <Button
        variant="primary"
        icon={<Check size={18} aria-hidden />}
        isDisabled={chosen === 0}
        isPending={isPending}
        onClick={onAccept}
      >
        {t("suggest.accept", { number: number(chosen) })}
      </Button>
    </ActionBar>
  );
}
