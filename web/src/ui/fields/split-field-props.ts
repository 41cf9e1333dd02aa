import type { FieldProps } from "./field-props.ts";

/** What belongs to the frame of a field, and what goes on to the control itself. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const {
    id,
    label,
    help,
    error,
    isRequired,
    isDisabled,
    isLabelHidden,
    isMarkedOptional,
    ...rest
  } = props;
  const frame: FieldProps = {
    id,
    label,
    help,
    error,
    isRequired,
    isDisabled,
    isLabelHidden,
    isMarkedOptional,
  };
  return [frame, rest] as const;
}
