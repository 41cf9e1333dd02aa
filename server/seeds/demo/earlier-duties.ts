import type { Random } from "../random.ts";
import { districts, upazilas, zones } from "../reference/places.ts";
import type { Career } from "./career.ts";
import { addDays } from "./days.ts";
import type { NewDuty } from "./new-people.ts";
import type { Post } from "./officer-posts.ts";

const SHARE_WITH_HISTORY = 0.35;

/** Posts an officer held before: ended one after the other, at offices of the same level and mostly the same zone. */
export function earlierDuties(random: Random, { role, officeOf }: Post, life: Career): NewDuty[] {
  const duties: NewDuty[] = [];
  const offices = similarOffices(officeOf);
  if (offices.length === 0 || !random.chance(SHARE_WITH_HISTORY)) return duties;
  let to = addDays(life.posted, -1);
  for (let count = random.integer(1, 2); count > 0; count--) {
    const from = addDays(to, -random.integer(400, 1_500));
    if (from < life.entered) break;
    duties.unshift({ kind: "INACTIVE", role, at: { officeOf: random.pick(offices) }, from, to });
    to = addDays(from, -1);
  }
  return duties;
}

function similarOffices(officeOf: number | null): number[] {
  const upazila = upazilas.find(({ id }) => id === officeOf);
  const district = districts.find(({ id }) => id === officeOf);
  const similar = upazila
    ? upazilas.filter(
        (other) =>
          other.district.zone === upazila.district.zone && other.isThana === upazila.isThana,
      )
    : district
      ? districts.filter(({ zone }) => zone === district.zone)
      : officeOf === null
        ? []
        : zones;
  return similar.map(({ id }) => id).filter((id) => id !== officeOf);
}
