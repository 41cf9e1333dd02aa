import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { get } from "react-hook-form";
import { TextField } from "../../../ui/fields/TextField.tsx";

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Of the pair in the form; its fields are `.bn` and `.en`. */
  name: Path<Values>;
  /** Stands before the name in the ids. */
  before: string;
  labels: Readonly<Record<"bn" | "en", string>>;
  isDisabled: boolean;
}

/** The same text in both languages, side by side. */
export function PairFields<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, before, labels, isDisabled } = props;
  const errors: FieldErrors<FieldValues> = form.formState.errors;
  return (["bn", "en"] as const).map((language) => {
    const path = `${name}.${language}` as Path<Values>;
    return (
      <TextField
        key={language}
        id={before + path}
        lang={language}
        autoComplete="off"
        label={labels[language]}
        isRequired
        isDisabled={isDisabled}
        error={messageAt(errors, path)}
        {...form.register(path)}
      />
    );
  });
}

function messageAt(errors: FieldErrors<FieldValues>, path: string): string | undefined {
  const error: unknown = get(errors, path);
  return typeof error === "object" && error !== null && "message" in error
    ? String(error.message)
    : undefined;
}
