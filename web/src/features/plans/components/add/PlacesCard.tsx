import { type NeedFilter, planPlaceCalls } from "@shikkha/contract/plans/plan-places.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../../lib/calls/use-call.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useTypedText } from "../../../../shared/list/use-typed-text.ts";
import { QueryState } from "../../../../shared/states/QueryState.tsx";
import { Button } from "../../../../ui/controls/Button.tsx";
import { ToggleChip } from "../../../../ui/controls/ToggleChip.tsx";
import { EmptyState } from "../../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { SearchField } from "../../../../ui/fields/SearchField.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { OfficeRows } from "./OfficeRows.tsx";
import { PlaceRow } from "./PlaceRow.tsx";
import { StepTitle } from "./StepTitle.tsx";
import type { Basket } from "./use-basket.ts";
import styles from "./PlacesCard.module.css";

interface Props {
  sessionId: number;
  day: string;
  basket: Basket;
}

const FIRST = 10;
const MORE = 50;
const CHIPS = [
  { need: "SHORT", words: "short" },
  { need: "NOT_VISITED", words: "notVisited" },
  { need: "WEAK", words: "weak" },
] as const;

/** Institutes of the jurisdiction for the chosen day, those in need first; offices on their own list. */
export function PlacesCard({ sessionId, day, basket }: Props) {
  const { t } = useTranslation("visit");
  const { date, number } = useFormat();
  const [need, setNeed] = useState<NeedFilter>("ALL");
  const [isOffices, setOffices] = useState(false);
  const [size, setSize] = useState(FIRST);
  const [search, setSearch] = useState("");
  const [text, setText] = useTypedText(search, setSearch);
  const query = { need, search, size };
  const answer = useCall(
    planPlaceCalls.institutes,
    { params: { id: sessionId }, query },
    { enabled: !isOffices, keepPrevious: true },
  );
  const choose = (filter: NeedFilter) => {
    setOffices(false);
    setNeed(filter);
    setSize(FIRST);
  };
  return (
    <Card isFlush>
      <StepTitle
        step={2}
        title={t(isOffices ? "add.offices" : "add.institutes")}
        note={date(day)}
      />
      <div className={styles.filters}>
        <SearchField
          label={t("add.search")}
          isLabelHidden
          placeholder={t(isOffices ? "add.searchOffice" : "add.search")}
          value={text}
          onChange={setText}
        />
        <div className={styles.chips}>
          {CHIPS.map((chip) => (
            <ToggleChip
              key={chip.need}
              isOn={!isOffices && need === chip.need}
              count={answer.data && number(answer.data.counts[chip.need])}
              onChange={(isOn) => choose(isOn ? chip.need : "ALL")}
            >
              {t(`add.need.${chip.words}`)}
            </ToggleChip>
          ))}
          <ToggleChip isOn={isOffices} onChange={setOffices}>
            {t("add.need.offices")}
          </ToggleChip>
        </div>
      </div>
      {isOffices ? (
        <OfficeRows sessionId={sessionId} day={day} search={search} basket={basket} />
      ) : (
        <QueryState
          query={answer}
          skeleton={<Skeleton height={480} />}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyState title={t("add.none")} />}
        >
          {({ items, total }) => (
            <>
              <ul className={styles.rows}>
                {items.map((place) => (
                  <PlaceRow key={place.instituteId} place={place} day={day} basket={basket} />
                ))}
              </ul>
              {items.length < total && (
                <div className={styles.more}>
                  <Button variant="quiet" onClick={() => setSize(Math.min(size + MORE, 100))}>
                    {t("add.more", { number: number(total - items.length) })}
                  </Button>
                </div>
              )}
            </>
          )}
        </QueryState>
      )}
    </Card>
  );
}
