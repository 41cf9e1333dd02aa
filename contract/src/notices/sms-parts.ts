/** The characters of the plain alphabet of SMS; any other turns the whole message into the wide one. */
const PLAIN =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** Part of the plain alphabet, but each takes the room of two. */
const DOUBLE = "^{}\\[~]|€\f";

/** One message holds more than a part of several, which carries its place in the row. */
const ROOM = {
  plain: { one: 160, part: 153 },
  wide: { one: 70, part: 67 },
} as const;

/** Whether every letter is of the plain alphabet; a single other one makes the whole message a wide one. */
export function isPlainSms(text: string): boolean {
  return Array.from(text).every((letter) => (PLAIN + DOUBLE).includes(letter));
}

/** How many SMS a text becomes: 70 characters in Bengali, then 67 a part; 160 and 153 in plain English. */
export function smsParts(text: string): number {
  const isPlain = isPlainSms(text);
  const doubles = Array.from(text).filter((letter) => DOUBLE.includes(letter)).length;
  const length = isPlain ? text.length + doubles : text.length;
  const { one, part } = isPlain ? ROOM.plain : ROOM.wide;
  if (length === 0) return 0;
  return length <= one ? 1 : Math.ceil(length / part);
}
