export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** Both ends included. */
  integer(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T;
  shuffled<T>(list: readonly T[]): T[];
}

/** A stream of its own for every key, so that what one seed draws never changes what another gets. */
export function randomFor(...key: readonly (string | number)[]): Random {
  const next = generator(key.join("/"));
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));

  return {
    next,
    integer,
    chance: (share) => next() < share,
    pick: (list) => itemAt(list, integer(0, list.length - 1)),
    weighted(list, weightOf) {
      let left = next() * list.reduce((sum, item) => sum + weightOf(item), 0);
      const found = list.findIndex((item) => (left -= weightOf(item)) < 0);
      return itemAt(list, found === -1 ? list.length - 1 : found);
    },
    shuffled<T>(list: readonly T[]) {
      const copy = [...list];
      for (let last = copy.length - 1; last > 0; last--) {
        const other = integer(0, last);
        const moved = itemAt(copy, last);
        copy[last] = itemAt(copy, other);
        copy[other] = moved;
      }
      return copy;
    },
  };
}

function itemAt<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new Error("There is nothing to pick from");
  return list[index] as T;
}

/** sfc32: 128 bits of state, small, and the same on every machine. */
function generator(key: string): () => number {
  let [a, b, c, counter] = [hash(key, 1), hash(key, 2), hash(key, 3), 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first draws still show how alike two keys are.
  for (let round = 0; round < 12; round++) next();
  return next;
}

function hash(text: string, salt: number): number {
  let value = Math.imul(salt, 0x9e3779b1) ^ 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
    value ^= value >>> 15;
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return value ^ (value >>> 13);
}
