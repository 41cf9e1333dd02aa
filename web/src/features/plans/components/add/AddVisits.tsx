import type { OfficerPlan } from "@shikkha/contract/plans/visit-plan.ts";
import { useState } from "react";
import { today } from "../../../../lib/format/today.ts";
import { LeaveGuard } from "../../../../shared/leaving/LeaveGuard.tsx";
import { useSearchText } from "../../../../shared/routing/navigation.ts";
import { firstWorkday } from "../../model/plan-days.ts";
import { AddBar } from "./AddBar.tsx";
import { BasketCard } from "./BasketCard.tsx";
import { DayCard } from "./DayCard.tsx";
import { PlacesCard } from "./PlacesCard.tsx";
import { useBasket } from "./use-basket.ts";
import styles from "./AddVisits.module.css";

/** Date, then institutes, then the list, then one save. */
export function AddVisits({ plan }: { plan: OfficerPlan }) {
  const { session } = plan;
  const [day, setDay] = useState(useFirstDay(session.year));
  const basket = useBasket(session.id);
  return (
    <>
      <LeaveGuard isDirty={basket.visits.length > 0} />
      <div className={styles.columns}>
        <DayCard plan={plan} day={day} onDay={setDay} basket={basket} />
        <PlacesCard sessionId={session.id} day={day} basket={basket} />
      </div>
      <BasketCard year={session.year} basket={basket} />
      <AddBar year={session.year} basket={basket} />
    </>
  );
}

/** The day of the address, or the first one that can be planned. */
function useFirstDay(year: number): string {
  const asked = new URLSearchParams(useSearchText()).get("day") ?? "";
  if (asked.startsWith(`${year}-`) && !Number.isNaN(Date.parse(asked))) return asked;
  const first = today().startsWith(`${year}-`) ? today() : `${year}-01-01`;
  return firstWorkday(first);
}
