/** Two hundred: each of these shapes with each of these letters. */
const SHAPES = [
  (a: string) => `(${a}+)+$`,
  (a: string) => `(${a}|${a})*b`,
  (a: string) => `(${a}*)*x`,
  (a: string) => `(.*)*${a}!`,
  (a: string) => `(${a}?){50}${a}{50}`,
  (a: string) => `((${a}{0,30}){0,30}){0,1}`,
  (a: string) => `(${a}{100}){10}`,
  (a: string) => `.*.*.*.*.*.*.*${a}=.*`,
  (a: string) => `(?i)(${a}+${a}+)+y`,
  (a: string) => `([${a}-z]+)*[0-9]`,
  (a: string) => `(?:${a}{0,1000}){1}b`,
  (a: string) => `(${a}|${a}${a})+$`,
  (a: string) => `^(([${a}])+.)+[A-Z]([${a}])+$`,
  (a: string) => `(${a}+){10}y`,
  (a: string) => `(.*${a}){25}`,
  (a: string) => `((${a}+)*)*$`,
  (a: string) => `(?=${a})+`,
  (a: string) => `(${a})\\1*`,
  (a: string) => `(\\p{L}+${a}?)*\\d`,
  (a: string) => `((((${a}{10}){10}){10}){10})`,
];
const LETTERS = ["a", "b", "z", "ক", "য়", "\\w", ".", "[a-z]", "\\s", "[^x]"];

/** What an author might write to make the check of an answer take for ever. */
export const HOSTILE_PATTERNS: readonly string[] = SHAPES.flatMap((shape) => LETTERS.map(shape));
