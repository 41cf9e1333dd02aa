/** One thing to choose, in the reader's language. */
export interface Choice<Id extends string = string> {
  id: Id;
  name: string;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}
