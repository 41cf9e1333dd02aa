/** The product's colours on paper. */
export const COLOUR = {
  brand: "006a4e",
  brandLight: "7fc3a9",
  heading: "044433",
  onHeading: "ffffff",
  text: "121917",
  quiet: "4a5752",
  border: "bac5c1",
  faint: "d8dfdc",
  group: "f2f5f4",
  box: "f8faf9",
  total: "eef7f3",
} as const;
