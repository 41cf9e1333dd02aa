import { planPlaceCalls } from "@shikkha/contract/plans/plan-places.ts";
import type { PlannedPlace } from "@shikkha/contract/plans/plan-words.ts";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../../lib/calls/use-call.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { QueryState } from "../../../../shared/states/QueryState.tsx";
import { EmptyState } from "../../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { Checkbox } from "../../../../ui/fields/Checkbox.tsx";
import { basketKey } from "../../model/basket.ts";
import { usePlanWords } from "../plan/use-plan-words.ts";
import type { Basket } from "./use-basket.ts";
import styles from "./OfficeRows.module.css";

interface Props {
  sessionId: number;
  day: string;
  search: string;
  basket: Basket;
}

const SHOWN = 50;

/** Offices below one's own, for office monitoring. */
export function OfficeRows({ sessionId, day, search, basket }: Props) {
  const { t } = useTranslation("visit");
  const { name } = useFormat();
  const words = usePlanWords();
  const answer = useCall(
    planPlaceCalls.offices,
    { params: { id: sessionId }, query: { search, size: SHOWN } },
    { keepPrevious: true },
  );
  return (
    <QueryState
      query={answer}
      skeleton={<Skeleton height={240} />}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState title={t("add.noOffice")} />}
    >
      {({ items }) => (
        <ul>
          {items.map((office) => {
            const place = placeOf(office);
            const isOn = basket.visits.some(({ key }) => key === basketKey(place, day));
            return (
              <li key={office.officeId} className={styles.row} data-on={isOn || undefined}>
                <Checkbox
                  label={name(office)}
                  description={office.mine > 0 ? words.visits(office.mine) : undefined}
                  isChecked={isOn}
                  onChange={() => basket.toggle(place, day)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </QueryState>
  );
}

function placeOf(office: {
  readonly officeId: number;
  readonly nameBangla: string;
  readonly nameEnglish: string;
}): PlannedPlace {
  return {
    instituteId: null,
    officeId: office.officeId,
    nameBangla: office.nameBangla,
    nameEnglish: office.nameEnglish,
    eiin: null,
    type: null,
    isasCategory: null,
    upazilaNameBangla: null,
    upazilaNameEnglish: null,
    lastVisitOn: null,
  };
}
