import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import type { VisitDetail } from "@shikkha/contract/visits/visit.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { RecordShape } from "../../../shared/record/RecordShape.tsx";
import { useRouteParams } from "../../../shared/routing/navigation.ts";
import { useRouteDefinition } from "../../../shared/routing/use-route-definition.ts";
import { ErrorPage } from "../../../shared/states/ErrorPage.tsx";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ActionsCard } from "../components/ActionsCard.tsx";
import { AnswersCard } from "../components/AnswersCard.tsx";
import { PhotosCard } from "../components/PhotosCard.tsx";
import { PresenceCard } from "../components/PresenceCard.tsx";
import { ReceiptCard } from "../components/ReceiptCard.tsx";
import { StarsCard } from "../components/StarsCard.tsx";
import { TeacherCard } from "../components/TeacherCard.tsx";
import { VersionsCard } from "../components/VersionsCard.tsx";
import { VisitFigures } from "../components/VisitFigures.tsx";
import { VisitHeader } from "../components/VisitHeader.tsx";
import { VisitPositionCard } from "../components/VisitPositionCard.tsx";
import { kindAt, VISIT_LISTS } from "../model/visit-kinds.ts";
import { reportParts } from "../model/report-parts.ts";
import { useVisit } from "../visits.api.ts";
import styles from "./VisitDetailScreen.module.css";

/** An address that cannot be an id names no visit; the server need not be asked. */
export default function VisitDetailScreen() {
  const { visitId = "" } = useRouteParams();
  const kind = kindAt(useRouteDefinition().path);
  const { success } = visitCalls.one.params.safeParse({ kind, visitId });
  return success ? <Loaded kind={kind} visitId={visitId} /> : <NotFoundPage />;
}

function Loaded({ kind, visitId }: { kind: VisitKind; visitId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useVisit(kind, visitId);
  if (error) {
    const screen = t(`page.${kind}Visit`);
    return <ErrorPage error={error} screen={screen} onRetry={() => void refetch()} />;
  }
  return data ? <Visit visit={data} /> : <RecordShape main={[110, 420, 260]} side={[220, 240]} />;
}

function Visit({ visit }: { visit: VisitDetail }) {
  const { t } = useTranslation("monitoring");
  const { form, sections, questions } = reportParts(visit);
  const { date, name } = useFormat();
  const [latest] = visit.versions;
  return (
    <>
      <VisitHeader visit={visit} />
      {visit.state === "RETURNED" && latest?.returned && (
        <Alert
          tone="bad"
          title={t("visit.detail.returnedTitle")}
          actions={
            visit.isOwn && (
              <ButtonLink size="sm" href={`${VISIT_LISTS[visit.kind]}/new?visit=${visit.clientId}`}>
                {t("visit.detail.correct")}
              </ButtonLink>
            )
          }
        >
          {latest.returned.comment} — {name(latest.returned.by)}, {date(latest.returned.at)}
        </Alert>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <VisitFigures visit={visit} />
          <StarsCard visit={visit} sections={sections} />
          <PresenceCard visit={visit} />
          <AnswersCard visit={visit} form={form} questions={questions} />
        </div>
        <div className={styles.side}>
          <TeacherCard visit={visit} />
          <VisitPositionCard visit={visit} />
          <PhotosCard visit={visit} />
          <ActionsCard visit={visit} />
          <VersionsCard visit={visit} form={form} />
          <ReceiptCard visit={visit} />
        </div>
      </div>
    </>
  );
}
