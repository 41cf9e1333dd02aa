export type FileRefusal = "wrongKind" | "tooLarge";

interface Rule {
  /** Of the names that are taken. */
  readonly kinds: RegExp;
  readonly mostBytes: number;
}

/** Why a file is not even sent; whether its lines are right only the server can say. */
export function fileRefusal(
  { name, size }: Pick<File, "name" | "size">,
  { kinds, mostBytes }: Rule,
): FileRefusal | undefined {
  if (!kinds.test(name)) return "wrongKind";
  return size > mostBytes ? "tooLarge" : undefined;
}
