import type { AnswerValue } from "@shikkha/contract/forms/question.ts";
import { DatePicker } from "../../ui/fields/DatePicker.tsx";
import { useFilling } from "./form-filling.ts";
import { questionText } from "./form-texts.ts";
import type { InputProps } from "./input-props.ts";

interface Props extends InputProps {
  value: AnswerValue | undefined;
  onChange: (value: string | undefined) => void;
}

/** dd-MM-yyyy, typed in either script or picked. */
export default function DateInput({ node, ids, value, onChange }: Props) {
  const { format, isDisabled } = useFilling();
  return (
    <DatePicker
      id={ids.control}
      label={questionText(format, node.question)}
      isLabelHidden
      isRequired={node.question.meta.isRequired}
      isDisabled={isDisabled}
      value={typeof value === "string" ? value : null}
      onChange={(date) => onChange(date ?? undefined)}
    />
  );
}
