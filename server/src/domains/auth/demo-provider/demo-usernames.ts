/** The accounts everyone can use in demo mode, in the order the sign-in page shows them within their level. */
export const DEMO_USERNAMES = [
  "admin",
  "director",
  "zone.dhaka",
  "zone.sylhet",
  "multi.duty",
  "deo.gazipur",
  "deo.sylhet",
  "useo.savar",
  "useo.kaliganj",
  "acad.savar",
  "newjoined.savar",
  "teacher.savar",
] as const;
