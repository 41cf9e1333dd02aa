import type { SurveyRow } from "@shikkha/contract/surveys/survey-calls.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import type { SurveyAction } from "../model/survey-action.ts";
import { useSurveyAction } from "./use-survey-action.ts";

interface Props {
  action: SurveyAction;
  survey: SurveyRow;
  onClose: () => void;
}

/** Says what will happen to whom, in numbers, before it does. */
export default function SurveyActionDialog({ action, survey, onClose }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const { name, number } = useFormat();
  const { run, isPending } = useSurveyAction(action, survey, onClose);
  const count = action === "close" ? survey.received - survey.answered : survey.received;
  return (
    <ConfirmDialog
      isOpen
      tone={action === "publish" ? "primary" : "danger"}
      title={t(`confirm.${action}Title`)}
      confirmLabel={t(`action.${action}`)}
      isPending={isPending}
      onClose={onClose}
      onConfirm={run}
    >
      {t(`confirm.${action}Text`, { count, number: number(count), name: name(survey) })}
    </ConfirmDialog>
  );
}
