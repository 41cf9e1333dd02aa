import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import { type AnswerValue, DEFAULT_SCALE } from "@shikkha/contract/forms/question.ts";
import { lazy, Suspense } from "react";
import { ChoiceInput } from "./ChoiceInput.tsx";
import { DropdownInput } from "./DropdownInput.tsx";
import { FormScoreCard } from "./FormScoreCard.tsx";
import { useFilling } from "./form-filling.ts";
import { optionText, questionText } from "./form-texts.ts";
import { questionIds } from "./question-ids.ts";
import { StarsInput } from "./StarsInput.tsx";
import { starOptions } from "./star-options.ts";
import { TextInput } from "./TextInput.tsx";

/** The calendar is large and most forms ask for no date. */
const DateInput = lazy(() => import("./DateInput.tsx"));

interface Props {
  node: FormNode;
  value: AnswerValue | undefined;
  isInvalid: boolean;
  hasHelp: boolean;
}

/** The control of one question, by its kind. */
export function QuestionInput({ node, value, isInvalid, hasHelp }: Props) {
  const { t, store, format, prefix } = useFilling();
  const { question } = node;
  const ids = questionIds(prefix, node);
  const described = [hasHelp && ids.help, isInvalid && ids.fault].filter(Boolean).join(" ");
  const control = { node, isInvalid, ids, describedBy: described || undefined };
  const set = (next: AnswerValue | undefined) => store.set(node, next);
  const options = question.options.map((option) => ({
    id: option.id,
    text: optionText(format, option),
  }));

  if (node.takesStars) {
    const scale = question.meta.scale ?? DEFAULT_SCALE;
    const stars = Array.from({ length: scale }, (_, index) => ({ id: index + 1, text: "" }));
    return <StarsInput {...control} stars={stars} value={value} onChange={set} />;
  }
  const rated = starOptions(node);
  if (rated) return <StarsInput {...control} stars={options} value={value} onChange={set} />;
  switch (question.renderType) {
    case "TEXT":
      return question.meta.type === "date" ? (
        <Suspense fallback={null}>
          <DateInput {...control} value={value} onChange={set} />
        </Suspense>
      ) : (
        <TextInput {...control} value={value} />
      );
    case "DROPDOWN":
      return <DropdownInput {...control} options={options} value={value} onChange={set} />;
    case "COMPUTED_STAR":
      return <FormScoreCard />;
    case "YES_NO": {
      const yesNo = [
        { id: 1, text: t("fill.yes") },
        { id: 0, text: t("fill.no") },
      ];
      const chosen = typeof value === "boolean" ? [Number(value)] : [];
      return (
        <ChoiceInput
          {...control}
          isPair
          options={yesNo}
          chosen={chosen}
          onChoose={(id) => set(id === 1)}
        />
      );
    }
    case "CHECKBOX": {
      const one = [{ id: 1, text: questionText(format, question) }];
      return (
        <ChoiceInput
          {...control}
          isMultiple
          options={one}
          chosen={value === true ? [1] : []}
          onChoose={() => set(value === true ? undefined : true)}
        />
      );
    }
    case "RADIO":
      return (
        <ChoiceInput
          {...control}
          options={options}
          chosen={typeof value === "number" ? [value] : []}
          onChoose={set}
        />
      );
    default: {
      const ticked = Array.isArray(value) ? (value as readonly number[]) : [];
      const toggle = (id: number) => {
        const next = ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id];
        set(next.length === 0 ? undefined : next);
      };
      return (
        <ChoiceInput {...control} isMultiple options={options} chosen={ticked} onChoose={toggle} />
      );
    }
  }
}
