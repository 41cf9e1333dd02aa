import { fieldCalls } from "@shikkha/contract/visits/field-calls.ts";
import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import { useTranslation } from "react-i18next";
import { ErrorPage } from "../../../../shared/states/ErrorPage.tsx";
import { useWeek } from "../../field.api.ts";
import { plannedVisits } from "../../model/sort-week.ts";
import { useKeptCall } from "../../use-kept-call.ts";
import { ChoosePlace } from "./ChoosePlace.tsx";
import { FillingShape } from "./FillingShape.tsx";

interface Props {
  kind: VisitKind;
  query: { instituteId?: number | undefined; officeId?: number | undefined };
}

/** An unplanned visit to a place the address names. */
export function GivenPlace({ kind, query }: Props) {
  const { t } = useTranslation();
  const { instituteId, officeId } = query;
  const week = useWeek();
  const answer = useKeptCall(`card ${instituteId ?? ""}/${officeId ?? ""}`, fieldCalls.card, {
    query,
  });
  const known = (week.data ? plannedVisits(week.data) : []).find(
    ({ card: { place } }) =>
      place.instituteId === (instituteId ?? null) && place.officeId === (officeId ?? null),
  );
  const card = answer.data ?? known?.card;
  if (card) return <ChoosePlace kind={kind} given={card.place} />;
  if (!answer.error) return <FillingShape />;
  return (
    <ErrorPage
      error={answer.error}
      screen={t("page.place")}
      onRetry={() => void answer.refetch()}
    />
  );
}
