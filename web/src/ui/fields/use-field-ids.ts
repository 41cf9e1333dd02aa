import { useId } from "react";
import type { FieldProps } from "./field-props.ts";

export interface FieldIds {
  control: string;
  label: string;
  help: string;
  error: string;
  /** what aria-describedby of the control should say */
  described: string | undefined;
}

/** The ids that tie label, help and error to their control. */
export function useFieldIds({ id, help, error }: Partial<FieldProps>): FieldIds {
  const made = useId();
  const control = id ?? made;
  const ids = { label: `${control}-label`, help: `${control}-help`, error: `${control}-error` };
  const described = [help && ids.help, error && ids.error].filter(Boolean).join(" ");
  return { control, ...ids, described: described || undefined };
}
