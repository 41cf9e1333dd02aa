/** What every field of a form understands. */
export interface FieldProps {
  /** of the control, for the error summary to lead to */
  id?: string | undefined;
  label: string;
  /** stands below the label */
  help?: string | undefined;
  /** stands below the control, in red; the control gets a red border */
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** the label is read aloud but not shown, as in a table row */
  isLabelHidden?: boolean | undefined;
  /** writes "optional" beside the label */
  isMarkedOptional?: boolean | undefined;
}
