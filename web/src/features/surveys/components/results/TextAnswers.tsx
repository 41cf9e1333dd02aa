import { isDay } from "@shikkha/contract/kernel/dates.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useTypedText } from "../../../../shared/list/use-typed-text.ts";
import { QueryState } from "../../../../shared/states/QueryState.tsx";
import { IconButton } from "../../../../ui/controls/IconButton.tsx";
import { EmptyState } from "../../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { SearchField } from "../../../../ui/fields/SearchField.tsx";
import { useTexts } from "../../surveys.api.ts";
import type { ReportState } from "../../use-report-query.ts";
import styles from "./Results.module.css";

const SIZE = 5;

interface Props {
  surveyId: number;
  questionId: number;
  report: ReportState;
}

/** What was written, a few at a time; a search finds words in either script's digits. */
export function TextAnswers({ surveyId, questionId, report }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const { pick, name, date, number } = useFormat();
  const [asked, setAsked] = useState({ searchParam: "", page: 0 });
  const [text, setText] = useTypedText(asked.searchParam, (searchParam) =>
    setAsked({ searchParam, page: 0 }),
  );
  const query = {
    ...report.place,
    page: asked.page,
    size: SIZE,
    ...(asked.searchParam && { searchParam: asked.searchParam }),
  };
  const answer = useTexts(surveyId, questionId, query);
  const move = (step: number) => setAsked({ ...asked, page: asked.page + step });
  return (
    <div className={styles.texts}>
      <SearchField
        label={t("results.searchTexts")}
        isLabelHidden
        placeholder={t("results.searchTexts")}
        value={text}
        onChange={setText}
      />
      <QueryState
        query={answer}
        skeleton={<Skeleton height={180} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t("results.noTexts")} />}
      >
        {({ items, total }) => (
          <>
            <ul className={styles.said}>
              {items.map((one) => (
                <li key={one.id}>
                  <p>{isDay(one.text) ? date(one.text) : one.text}</p>
                  <small>
                    {[name(one), pick(one.placeBangla, one.placeEnglish), date(one.answeredAt)]
                      .filter(Boolean)
                      .join(" · ")}
                  </small>
                </li>
              ))}
            </ul>
            <div className={styles.pager}>
              <IconButton
                size="sm"
                label={t("results.earlier")}
                icon={<ChevronLeft size={18} aria-hidden />}
                isDisabled={asked.page === 0}
                onClick={() => move(-1)}
              />
              <span aria-live="polite">
                {t("results.textRange", {
                  from: number(asked.page * SIZE + 1),
                  to: number(Math.min(total, (asked.page + 1) * SIZE)),
                  total: number(total),
                })}
              </span>
              <IconButton
                size="sm"
                label={t("results.later")}
                icon={<ChevronRight size={18} aria-hidden />}
                isDisabled={(asked.page + 1) * SIZE >= total}
                onClick={() => move(1)}
              />
            </div>
          </>
        )}
      </QueryState>
    </div>
  );
}
