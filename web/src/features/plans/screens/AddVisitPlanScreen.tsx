import { Lightbulb } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { AddVisits } from "../components/add/AddVisits.tsx";
import { OwnSession } from "../components/plan/OwnSession.tsx";
import { suggestionAddress } from "../plan-address.ts";

export default function AddVisitPlanScreen() {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  return (
    <OwnSession>
      {(plan) => (
        <>
          <PageHeader
            title={t("add.title")}
            meta={t("add.meta", {
              number: number(plan.visits),
              minimum: number(plan.session.minimumVisits),
            })}
            actions={
              <ButtonLink
                href={suggestionAddress(plan.session.id)}
                icon={<Lightbulb size={17} aria-hidden />}
              >
                {t("suggest.action")}
              </ButtonLink>
            }
          />
          <AddVisits plan={plan} />
        </>
      )}
    </OwnSession>
  );
}
