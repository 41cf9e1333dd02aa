import { FORM_LIMITS, type Question, type RenderType } from "@shikkha/contract/forms/question.ts";
import { isSection, META_KEYS } from "@shikkha/contract/forms/question-kind.ts";
import { changeQuestion } from "@shikkha/contract/forms/tree-edit.ts";
import { useTranslation } from "react-i18next";
import { NativeSelect } from "../../../ui/fields/NativeSelect.tsx";
import { Switch } from "../../../ui/fields/Switch.tsx";
import { useBuilderStore } from "../model/builder-context.ts";
import { editTree } from "../model/builder-store.ts";
import { changeKind } from "../model/change-kind.ts";
import { type MetaChange, withMeta } from "../model/meta-change.ts";
import type { Autosave } from "../use-autosave.ts";
import { BilingualInputs } from "./BilingualInputs.tsx";
import { ConditionSettings } from "./ConditionSettings.tsx";
import styles from "./Inspector.module.css";
import { ScoreSettings } from "./ScoreSettings.tsx";
import { TextSettings } from "./TextSettings.tsx";

const SECTION_KINDS: readonly RenderType[] = ["SECTION", "WEIGHTED_STAR_SECTION"];
const QUESTION_KINDS: readonly RenderType[] = [
  "TEXT",
  "RADIO",
  "CHECKBOX_LIST",
  "COMPUTED_CHECKBOX_LIST",
  "DROPDOWN",
  "YES_NO",
  "CHECKBOX",
  "COMPUTED_STAR",
];

interface Props {
  question: Question;
  autosave: Autosave;
}

/** Every setting of one question, by its kind. */
export function QuestionSettings({ question, autosave }: Props) {
  const { t } = useTranslation("form");
  const store = useBuilderStore();
  const change = (part: Partial<Question>, touch?: string) =>
    editTree(
      store,
      (tree) => changeQuestion(tree, question.id, (one) => ({ ...one, ...part })),
      touch && `${question.id}.${touch}`,
    );
  const changeMeta = (part: MetaChange, touch?: string) =>
    change({ meta: withMeta(question.meta, part) }, touch);
  const kinds = isSection(question) ? SECTION_KINDS : QUESTION_KINDS;
  const takes = META_KEYS[question.renderType];
  const faults =
    autosave.error?.fields.filter(({ path }) => path.startsWith(`questions.${question.id}.`)) ?? [];
  const canBeRequired = takes.includes("isRequired") && !isSection(question);
  return (
    <div className={styles.settings}>
      {faults.map(({ path, message }) => (
        <p key={path} className={styles.fault}>
          {message}
        </p>
      ))}
      <div className={styles.group}>
        <NativeSelect
          label={t("builder.kind")}
          help={t(`valueType.${question.valueType}`)}
          options={kinds.map((id) => ({ id, name: t(`kind.${id}`) }))}
          value={question.renderType}
          onChange={(kind) =>
            editTree(store, (tree, used) => changeKind(tree, question.id, kind, used))
          }
        />
      </div>
      {canBeRequired && (
        <div className={styles.group}>
          <Switch
            label={t("builder.isRequired")}
            description={t("builder.isRequiredText")}
            isOn={question.meta.isRequired ?? false}
            onChange={(isRequired) => changeMeta({ isRequired })}
          />
        </div>
      )}
      {question.renderType === "TEXT" && <TextSettings question={question} onChange={changeMeta} />}
      <ScoreSettings question={question} onChange={changeMeta} />
      <ConditionSettings question={question} onChange={change} />
      <div className={styles.group}>
        <h2 className={styles.title}>{t("builder.helpText")}</h2>
        <BilingualInputs
          label={t("builder.helpText")}
          most={FORM_LIMITS.helpText}
          bangla={question.helpTextBangla}
          english={question.helpTextEnglish}
          onBangla={(helpTextBangla) => change({ helpTextBangla }, "help.bn")}
          onEnglish={(helpTextEnglish) => change({ helpTextEnglish }, "help.en")}
        />
      </div>
    </div>
  );
}
