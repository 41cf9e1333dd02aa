import type { WeekVisit } from "@shikkha/contract/visits/field-calls.ts";
import { useFormsOnDevice } from "../../field.api.ts";
import { distanceBetween } from "../../model/distance.ts";
import { sortWeek, type Week } from "../../model/sort-week.ts";
import { useOwnPosition } from "../../use-own-position.ts";
import { useVisitProgress } from "../../use-visit-progress.ts";
import type { CardParts } from "./card-parts.ts";
import { DayGroup } from "./DayGroup.tsx";
import { DraftList } from "./DraftList.tsx";
import { OutboxSummary } from "./OutboxSummary.tsx";
import { OverdueList } from "./OverdueList.tsx";
import { ReturnedList } from "./ReturnedList.tsx";
import { UnplannedLink } from "./UnplannedLink.tsx";
import { ReadyCard, YearCard } from "./WeekSide.tsx";
import { WeekStrip } from "./WeekStrip.tsx";
import styles from "./WeekView.module.css";

interface Props {
  week: Week;
  today: string;
  /** There the way to an unplanned visit stands beside the title. */
  isWide: boolean;
  keptAt: string | undefined;
  bytes: number;
  isFetching: boolean;
  onRefetch: () => unknown;
}

export function WeekView({ week, today, isWide, keptAt, bytes, isFetching, onRefetch }: Props) {
  const forms = useFormsOnDevice();
  const progressOf = useVisitProgress(week);
  const own = useOwnPosition();
  const { overdue, days } = sortWeek(week, today);
  const isReady = ({ kind }: WeekVisit) =>
    keptAt !== undefined && (forms.data ?? []).some((form) => form.kind === kind);
  const coming = week.visits.filter(({ visitDate }) => visitDate >= today);
  const partsOf = (visit: WeekVisit): CardParts => {
    const { latitude, longitude } = visit.card;
    const isPlaced = own && latitude !== null && longitude !== null;
    return {
      progress: progressOf(visit.planDetailId),
      isReady: isReady(visit),
      distance: isPlaced ? distanceBetween(own, { latitude, longitude }) : undefined,
    };
  };
  const formBytes = (forms.data ?? []).reduce((sum, form) => sum + form.bytes, 0);
  const [first, ...rest] = days;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <OutboxSummary />
        <WeekStrip
          today={today}
          countOf={(day) => week.visits.filter(({ visitDate }) => visitDate === day).length}
        />
        <ReturnedList returned={week.returned} />
        <OverdueList visits={overdue} today={today} />
        <DraftList week={week} />
        {first && <DayGroup group={first} isToday partsOf={partsOf} />}
        <div className={styles.rest}>
          {rest.map((group) => (
            <DayGroup key={group.day} group={group} isToday={false} partsOf={partsOf} />
          ))}
        </div>
        {!isWide && <UnplannedLink />}
      </div>
      <div className={styles.side}>
        <ReadyCard
          ready={coming.filter(isReady).length}
          total={coming.length}
          bytes={bytes + formBytes}
          at={keptAt}
          isFetching={isFetching || forms.isFetching}
          onDownload={() => {
            onRefetch();
            void forms.refetch();
          }}
        />
        <YearCard year={week.year} />
      </div>
    </div>
  );
}
