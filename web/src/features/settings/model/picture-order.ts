/** Puts pictures into a wished order; those the wish does not know, because they came later, stand at the end. */
export function inOrder<Picture extends { readonly id: number }>(
  pictures: readonly Picture[],
  wished: readonly number[] | undefined,
): readonly Picture[] {
  if (!wished) return pictures;
  const placeOf = (id: number) => {
    const place = wished.indexOf(id);
    return place < 0 ? wished.length : place;
  };
  return pictures.toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
}

export function moved(ids: readonly number[], from: number, to: number): number[] {
  const rest = ids.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...ids.slice(from, from + 1));
}
