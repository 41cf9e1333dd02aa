/** A zone's name, for the page before the figures arrive, and its place on the map. */
export interface ZonePlace {
  readonly zoneId: number;
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly x: number;
  readonly y: number;
}

/** In the order of the tiles: three rows of three, as the zones lie on the map. */
export const ZONE_PLACES: readonly ZonePlace[] = [
  { zoneId: 187, nameBangla: "রংপুর", nameEnglish: "Rangpur", x: 86, y: 98 },
  { zoneId: 185, nameBangla: "ময়মনসিংহ", nameEnglish: "Mymensingh", x: 214, y: 188 },
  { zoneId: 189, nameBangla: "সিলেট", nameEnglish: "Sylhet", x: 346, y: 188 },
  { zoneId: 186, nameBangla: "রাজশাহী", nameEnglish: "Rajshahi", x: 92, y: 212 },
  { zoneId: 188, nameBangla: "ঢাকা", nameEnglish: "Dhaka", x: 212, y: 290 },
  { zoneId: 183, nameBangla: "কুমিল্লা", nameEnglish: "Cumilla", x: 290, y: 332 },
  { zoneId: 184, nameBangla: "খুলনা", nameEnglish: "Khulna", x: 116, y: 386 },
  { zoneId: 181, nameBangla: "বরিশাল", nameEnglish: "Barishal", x: 216, y: 424 },
  { zoneId: 182, nameBangla: "চট্টগ্রাম", nameEnglish: "Chattogram", x: 352, y: 452 },
];

/** The zones in map order; one that is not on our map comes last. */
export function inMapOrder<Zone extends { readonly zoneId: number }>(
  zones: readonly Zone[],
): readonly Zone[] {
  const rank = ({ zoneId }: Zone) => {
    const at = ZONE_PLACES.findIndex((place) => place.zoneId === zoneId);
    return at === -1 ? ZONE_PLACES.length : at;
  };
  return zones.toSorted((one, other) => rank(one) - rank(other));
}
