import { KIND_OF, VISIT_KINDS, type VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import { useTranslation } from "react-i18next";
import { useRouteParams } from "../../../shared/routing/navigation.ts";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { useExplore } from "../bi.api.ts";
import { RowsCard } from "../components/RowsCard.tsx";
import { ViewActions } from "../components/ViewActions.tsx";
import { ViewControls } from "../components/ViewControls.tsx";
import { useView } from "../use-view.ts";
import styles from "./Bi.module.css";

/** How one monitoring form is answered, question by question. */
export default function SurveyBiScreen() {
  const { formType = "" } = useRouteParams();
  const kind = VISIT_KINDS.find((one) => one === formType);
  return kind ? <Questions kind={kind} /> : <NotFoundPage />;
}

function Questions({ kind }: { kind: VisitKind }) {
  const { t } = useTranslation("monitoring");
  const asked = useView();
  const query = {
    ...asked.query,
    measure: "RATING",
    breakdown: "QUESTION",
    kind: KIND_OF[kind],
  } as const;
  const view = { ...asked, query };
  const answer = useExplore(query);
  return (
    <>
      <PageHeader
        title={t("bi.questions")}
        meta={t("bi.questionsMeta", { kind: t(`dashboard.kind.${KIND_OF[kind]}`) })}
        actions={<ViewActions view={view} />}
      />
      <ViewControls view={view} isOfKind />
      <div className={styles.cards}>
        <QueryState query={answer} skeleton={<Skeleton height={420} />}>
          {(explored) => <RowsCard view={view} explored={explored} />}
        </QueryState>
      </div>
    </>
  );
}
