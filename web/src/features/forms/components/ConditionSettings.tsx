import { canBeConditionedOn } from "@shikkha/contract/forms/condition.ts";
import type { Question, Tree } from "@shikkha/contract/forms/question.ts";
import { withoutCondition } from "@shikkha/contract/forms/tree-edit.ts";
import { siblingsOf } from "@shikkha/contract/forms/tree.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { NativeSelect } from "../../../ui/fields/NativeSelect.tsx";
import { Switch } from "../../../ui/fields/Switch.tsx";
import { firstAnswer } from "../model/add-kind.ts";
import { compiledOf, useBuilder } from "../model/builder-context.ts";
import styles from "./Inspector.module.css";
import { useQuestionWords } from "./use-question-words.ts";

interface Props {
  question: Question;
  onChange: (part: Partial<Question>) => void;
}

/** On which answer of which question of the same section it shows; both picked from lists. */
export function ConditionSettings({ question, onChange }: Props) {
  const { t } = useTranslation("form");
  const { pick, digits } = useFormat();
  const { nameOf } = useQuestionWords();
  const tree = useBuilder(({ document }) => document.tree);
  const choices = askable(tree, question);
  const asked = choices.find(({ id }) => id === question.conditionQuestionId);
  const placeOf = (id: number) => digits(compiledOf(tree).byId.get(id)?.place.join(".") ?? "");
  const depend = (on: Question) =>
    onChange({ conditionQuestionId: on.id, requiredConditionAnswer: firstAnswer(on) });
  const [first] = choices;
  const answers =
    asked?.renderType === "YES_NO"
      ? [
          { id: "true", name: t("fill.yes") },
          { id: "false", name: t("fill.no") },
        ]
      : (asked?.options ?? []).map(({ id, textBangla, textEnglish }) => ({
          id: String(id),
          name: pick(textBangla, textEnglish) || t("builder.unnamed"),
        }));
  return (
    <div className={styles.group}>
      <Switch
        label={t("builder.condition")}
        description={
          choices.length === 0 ? t("builder.nothingToDependOn") : t("builder.conditionText")
        }
        isOn={asked !== undefined}
        isDisabled={first === undefined}
        onChange={(isOn) => (isOn && first ? depend(first) : onChange(withoutCondition(question)))}
      />
      {asked && (
        <div className={styles.condition}>
          <NativeSelect
            label={t("builder.dependsOn")}
            options={choices.map((choice) => ({
              id: String(choice.id),
              name: `${placeOf(choice.id)} ${nameOf(choice)}`,
            }))}
            value={String(asked.id)}
            onChange={(id) => {
              const on = choices.find((choice) => String(choice.id) === id);
              if (on) depend(on);
            }}
          />
          <NativeSelect
            label={t("builder.showsFor")}
            options={answers}
            value={question.requiredConditionAnswer ?? ""}
            onChange={(requiredConditionAnswer) => onChange({ requiredConditionAnswer })}
          />
        </div>
      )}
    </div>
  );
}

/** The yes/no and dropdown questions beside it that do not themselves depend on it, however far round. */
function askable(tree: Tree, question: Question): Question[] {
  const siblings = siblingsOf(tree, question.id);
  const byId = new Map(siblings.map((one) => [one.id, one]));
  const leadsHere = (start: Question) => {
    const passed = new Set<number>();
    for (let at: Question | undefined = start; at && !passed.has(at.id);) {
      if (at.id === question.id) return true;
      passed.add(at.id);
      at = at.conditionQuestionId === null ? undefined : byId.get(at.conditionQuestionId);
    }
    return false;
  };
  return siblings.filter(
    (one) =>
      canBeConditionedOn(one) &&
      !leadsHere(one) &&
      (one.renderType === "YES_NO" || one.options.length > 0),
  );
}
