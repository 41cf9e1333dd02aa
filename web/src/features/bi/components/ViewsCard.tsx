import { biCalls } from "@shikkha/contract/bi.ts";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { useViews } from "../bi.api.ts";
import styles from "./ViewsCard.module.css";

export function ViewsCard() {
  const { t } = useTranslation("monitoring");
  const answer = useViews();
  const { mutate, isPending } = useCallMutation(biCalls.removeView, {
    outdates: [biCalls.views],
    onSuccess: () => showToast({ tone: "good", text: t("bi.removed") }),
    onError: (error) => showToast({ tone: "bad", text: error.message }),
  });
  return (
    <Card title={t("bi.views")}>
      <QueryState query={answer} skeleton={<Skeleton height={60} />}>
        {(views) =>
          views.length === 0 ? (
            <p className={styles.none}>{t("bi.noViews")}</p>
          ) : (
            <ul>
              {views.map(({ id, title, address }) => (
                <li key={id} className={styles.view}>
                  <UiLink href={address}>{title}</UiLink>
                  <IconButton
                    label={t("bi.removeView", { title })}
                    icon={<Trash2 size={17} aria-hidden />}
                    isDisabled={isPending}
                    onClick={() => mutate({ params: { id } })}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  );
}
