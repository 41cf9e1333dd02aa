interface Asked {
  readonly planYear?: number | undefined;
  readonly placeId?: number | undefined;
}

const YEAR = /^20[0-9]{2}$/;
const ID = /^[1-9][0-9]{0,8}$/;

/** What the address asks for; what it cannot mean is left out. */
export function readAddress(search: string): Asked {
  const query = new URLSearchParams(search);
  const year = query.get("planYear") ?? "";
  const place = query.get("placeId") ?? "";
  return {
    ...(YEAR.test(year) && { planYear: Number(year) }),
    ...(ID.test(place) && { placeId: Number(place) }),
  };
}

export function dashboardAddress({ planYear, placeId }: Asked): string {
  const query = new URLSearchParams({
    ...(planYear !== undefined && { planYear: String(planYear) }),
    ...(placeId !== undefined && { placeId: String(placeId) }),
  }).toString();
  return query ? `/dashboard?${query}` : "/dashboard";
}
