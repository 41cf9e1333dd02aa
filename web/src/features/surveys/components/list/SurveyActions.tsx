import type { SurveyRow } from "@shikkha/contract/surveys/survey-calls.ts";
import {
  Ban,
  ChartColumn,
  Copy,
  Ellipsis,
  type LucideIcon,
  Pencil,
  Send,
  Trash2,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useGo } from "../../../../shared/routing/navigation.ts";
import { buttonClass } from "../../../../ui/controls/button-class.ts";
import { IconButton } from "../../../../ui/controls/IconButton.tsx";
import { Menu, type MenuAction } from "../../../../ui/overlay/Menu.tsx";
import {
  actionsFor,
  canEdit,
  hasResults,
  SURVEY_ACTIONS,
  type SurveyAction,
} from "../../model/survey-action.ts";
import { resultsOf } from "../../model/survey-address.ts";
import styles from "../SurveyMarks.module.css";

const ICON: Readonly<Record<SurveyAction, LucideIcon>> = {
  publish: Send,
  close: Ban,
  delete: Trash2,
};

interface Props {
  survey: SurveyRow;
  onAction: (action: SurveyAction, survey: SurveyRow) => void;
}

export function SurveyActions({ survey, onAction }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const { name } = useFormat();
  const go = useGo();
  const items: MenuAction[] = [
    ...(hasResults(survey)
      ? [{ id: "results", label: t("action.results"), icon: <ChartColumn size={17} aria-hidden /> }]
      : []),
    { id: "copy", label: t("action.copy"), icon: <Copy size={17} aria-hidden /> },
    ...actionsFor(survey).map((action) => {
      const Icon = ICON[action];
      return {
        id: action,
        label: t(`action.${action}`),
        icon: <Icon size={17} aria-hidden />,
        tone: action === "delete" ? ("bad" as const) : undefined,
      };
    }),
  ];
  function choose(id: string) {
    const action = SURVEY_ACTIONS.find((one) => one === id);
    if (action) onAction(action, survey);
    else go.to(id === "copy" ? `/dynamic-survey/create?from=${survey.id}` : resultsOf(survey.id));
  }
  return (
    <span className={styles.actions}>
      {canEdit(survey) && (
        <IconButton
          size="sm"
          label={`${t("action.edit")}: ${name(survey)}`}
          icon={<Pencil size={17} aria-hidden />}
          onClick={() => go.to(`/dynamic-survey/update/${survey.id}`)}
        />
      )}
      <Menu
        isIconOnly
        label={t("action.more", { name: name(survey) })}
        trigger={<Ellipsis size={18} aria-hidden />}
        triggerClassName={buttonClass({ variant: "quiet", size: "sm" })}
        items={items}
        onAction={choose}
      />
    </span>
  );
}
