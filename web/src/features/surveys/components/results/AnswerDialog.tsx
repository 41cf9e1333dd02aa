import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { QueryState } from "../../../../shared/states/QueryState.tsx";
import { Button } from "../../../../ui/controls/Button.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import { useUiLocale } from "../../../../ui/UiLocale.tsx";
import { useAnswer } from "../../surveys.api.ts";
import { AnswerSheet } from "../answer/AnswerSheet.tsx";

interface Props {
  surveyId: number;
  answerId: number;
  onClose: () => void;
}

export default function AnswerDialog({ surveyId, answerId, onClose }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const { name, pick, date, number } = useFormat();
  const { words } = useUiLocale();
  const answer = useAnswer(surveyId, answerId);
  const { data } = answer;
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      title={data ? name(data) : t("results.open")}
      description={
        data &&
        [
          pick(data.designationBangla, data.designationEnglish),
          pick(data.placeBangla, data.placeEnglish),
          date(data.answeredAt),
          t("results.onVersion", { version: number(data.versionNumber) }),
        ]
          .filter(Boolean)
          .join(" · ")
      }
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <QueryState query={answer} skeleton={<Skeleton height={320} />}>
        {({ questions, answers }) => (
          <AnswerSheet questions={questions} answers={answers} level={3} />
        )}
      </QueryState>
    </Dialog>
  );
}
