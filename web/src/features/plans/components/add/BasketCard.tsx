import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { Alert } from "../../../../ui/feedback/Alert.tsx";
import { EmptyState } from "../../../../ui/feedback/EmptyState.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { BasketRow } from "./BasketRow.tsx";
import { StepTitle } from "./StepTitle.tsx";
import type { Basket } from "./use-basket.ts";
import styles from "./BasketCard.module.css";

interface Props {
  year: number;
  basket: Basket;
}

/** The list to add, each visit with what the server says of it. */
export function BasketCard({ year, basket }: Props) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const days = new Set(basket.visits.map(({ visitDate }) => visitDate)).size;
  const count = { number: number(basket.visits.length), days: number(days) };
  return (
    <Card isFlush>
      <StepTitle
        step={3}
        title={t("add.list")}
        note={basket.visits.length > 0 ? t("add.listCount", count) : undefined}
      >
        {basket.visits.length > 0 && (
          <Button variant="quiet" onClick={basket.clear}>
            {t("add.clear")}
          </Button>
        )}
      </StepTitle>
      {basket.error && (
        <div className={styles.error}>
          <Alert tone="bad" isSpoken>
            {basket.error.message}
          </Alert>
        </div>
      )}
      {basket.visits.length === 0 ? (
        <EmptyState title={t("add.listEmpty")} text={t("add.listEmptyText")} />
      ) : (
        <ul>
          {basket.judged.map((entry) => (
            <BasketRow key={entry.visit.key} year={year} entry={entry} basket={basket} />
          ))}
        </ul>
      )}
    </Card>
  );
}
