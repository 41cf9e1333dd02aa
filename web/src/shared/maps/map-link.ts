/** Opens the reader's own map application; no tiles of ours or of others are fetched. */
export function mapLink(latitude: number, longitude: number, name: string): string {
  const point = `${latitude},${longitude}`;
  return `geo:${point}?q=${point}(${encodeURIComponent(name)})`;
}

const DECIMALS = 5;

/** A position as people read it aloud: five decimals are about one metre. */
export function coordinateText(degrees: number): string {
  return Math.abs(degrees).toFixed(DECIMALS);
}
