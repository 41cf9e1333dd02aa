/** A path through the known points; an unknown one breaks the line. */
export function linePath(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  let isPenDown = false;
  return values
    .map((value, index) => {
      if (value === null) {
        isPenDown = false;
        return "";
      }
      const command = isPenDown ? "L" : "M";
      isPenDown = true;
      return `${command}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join("");
}
