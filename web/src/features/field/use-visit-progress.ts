import type { DeviceVisit } from "../../shared/outbox/device-visit.ts";
import type { OutboxRecord } from "../../shared/outbox/outbox-record.ts";
import { useOnDevice } from "../../shared/outbox/use-outbox.ts";
import { deviceProgress } from "./model/device-progress.ts";
import type { Week } from "./model/sort-week.ts";

/** How far a planned visit is, on this device or on another. */
export type VisitProgress =
  | { readonly state: "none" }
  | {
      readonly state: "begun";
      readonly percent: number;
      readonly savedAt: string;
      readonly isElsewhere: boolean;
    }
  | { readonly state: "queued"; readonly isRefused: boolean };

export function useVisitProgress(week: Week | undefined) {
  const { visits, records } = useOnDevice();
  return (planDetailId: number): VisitProgress => {
    const isOf = (one: DeviceVisit) => one.planDetailId === planDetailId;
    const record = records.find(({ visit }) => isOf(visit));
    if (record) return queued(record);
    const begun = visits.find(isOf);
    if (begun) {
      const { savedAt } = begun;
      return { state: "begun", percent: deviceProgress(begun), savedAt, isElsewhere: false };
    }
    const draft = week?.drafts.find((one) => one.planDetailId === planDetailId);
    if (!draft) return { state: "none" };
    const { progress, savedAt } = draft;
    return { state: "begun", percent: progress, savedAt, isElsewhere: true };
  };
}

function queued({ state }: OutboxRecord): VisitProgress {
  return { state: "queued", isRefused: state === "refused" };
}
