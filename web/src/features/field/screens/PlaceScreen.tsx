import { fieldCalls } from "@shikkha/contract/visits/field-calls.ts";
import { useTranslation } from "react-i18next";
import { useSearchText } from "../../../shared/routing/navigation.ts";
import { ErrorPage } from "../../../shared/states/ErrorPage.tsx";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { PlaceView } from "../components/place/PlaceView.tsx";
import { PlaceShape } from "../components/place/PlaceShape.tsx";
import { useVisitKinds, useWeek } from "../field.api.ts";
import { plannedVisits } from "../model/sort-week.ts";
import { fillingAddress, placeQuery } from "../model/visit-address.ts";
import { useKeptCall } from "../use-kept-call.ts";

interface Asked {
  readonly instituteId?: string | undefined;
  readonly officeId?: string | undefined;
}

/** What to know of an institute or office; offline for the places of the coming visits, and those looked at before. */
export default function PlaceScreen() {
  const search = new URLSearchParams(useSearchText());
  const asked: Asked = {
    instituteId: search.get("instituteId") ?? undefined,
    officeId: search.get("officeId") ?? undefined,
  };
  const query = fieldCalls.card.query.safeParse(asked);
  return query.success ? (
    <Place query={query.data} key={JSON.stringify(asked)} />
  ) : (
    <NotFoundPage />
  );
}

function Place({
  query,
}: {
  query: { instituteId?: number | undefined; officeId?: number | undefined };
}) {
  const { t } = useTranslation();
  const { instituteId, officeId } = query;
  const week = useWeek();
  const answer = useKeptCall(`card ${instituteId ?? ""}/${officeId ?? ""}`, fieldCalls.card, {
    query,
  });
  const kinds = useVisitKinds();
  const planned = week.data
    ? plannedVisits(week.data).filter(
        ({ card: { place } }) =>
          place.instituteId === (instituteId ?? null) && place.officeId === (officeId ?? null),
      )
    : [];
  const card = answer.data ?? planned[0]?.card;
  if (!card) {
    if (!answer.error) return <PlaceShape />;
    return (
      <ErrorPage
        error={answer.error}
        screen={t("page.place")}
        onRetry={() => void answer.refetch()}
      />
    );
  }
  const open = planned.filter(({ visitId }) => visitId === null);
  const fitting = kinds.filter((kind) => (kind === "office") === (instituteId === undefined));
  const starts = fitting
    .map((kind) => {
      const row = open.find((visit) => visit.kind === kind);
      return {
        kind,
        isPlanned: row !== undefined,
        href: fillingAddress(
          kind,
          row ? { planDetailId: row.planDetailId } : placeQuery(card.place),
        ),
      };
    })
    .toSorted((one, other) => Number(other.isPlanned) - Number(one.isPlanned));
  return <PlaceView card={card} starts={starts} />;
}
