import { type VisitKind, VISIT_KINDS } from "@shikkha/contract/visits/visit-words.ts";
import { fieldCalls } from "@shikkha/contract/visits/field-calls.ts";
import { useQuery } from "@tanstack/react-query";
import { today } from "../../lib/format/today.ts";
import { usePermissions } from "../../lib/session/use-allowed.ts";
import { useUser } from "../../lib/session/use-user.ts";
import { renewForm } from "./model/visit-forms.ts";
import { weekPeriod } from "./model/week-period.ts";
import { useKeptCall } from "./use-kept-call.ts";

/** The caller's planned visits with all that is known of their places. */
export function useWeek() {
  return useKeptCall("week", fieldCalls.week, { query: weekPeriod(today()) });
}

/** The kinds of monitoring the reader's duty carries out. */
export function useVisitKinds(): readonly VisitKind[] {
  const held = usePermissions();
  return VISIT_KINDS.filter((kind) =>
    held.includes(kind === "office" ? "VISIT_OFFICE" : "VISIT_INSTITUTE"),
  );
}

interface FormOnDevice {
  readonly kind: VisitKind;
  readonly at: string;
  readonly bytes: number;
}

/** The forms on this device; opening the screen brings them there. */
export function useFormsOnDevice() {
  const owner = useUser()?.userId ?? 0;
  const kinds = useVisitKinds();
  return useQuery({
    queryKey: ["formsOnDevice", owner, kinds],
    queryFn: async () => {
      const found: FormOnDevice[] = [];
      for (const kind of kinds) {
        const kept = await renewForm(owner, kind);
        if (kept) found.push({ kind, at: kept.at, bytes: kept.bytes });
      }
      return found;
    },
    networkMode: "always",
    refetchOnReconnect: true,
    retry: false,
  });
}
