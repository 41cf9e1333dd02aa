import { randomFor } from "../random.ts";
import { upazilas } from "../reference/places.ts";
import type { Seed } from "../seed.ts";
import { officerAccounts } from "./account-list.ts";
import { career, officerAge, pdsNumber } from "./career.ts";
import { mailAddress, mobileNumber } from "./contact.ts";
import { addDays, daysBetween } from "./days.ts";
import { earlierDuties } from "./earlier-duties.ts";
import { insertPeople, type NewDuty, type NewPerson } from "./new-people.ts";
import { officerPosts, type Post } from "./officer-posts.ts";
import { personName } from "./person-names.ts";

const FIRST_SERIAL = 101;
const WOMEN_SHARE = 0.2;

export const officers: Seed = {
  name: "demo/officers",
  async run(db, { today }) {
    const posts = officerPosts();
    const charges = additionalCharges(posts);
    await insertPeople(
      db,
      posts.map((post, index) =>
        officer(post, FIRST_SERIAL + index, today, charges.get(post) ?? []),
      ),
    );
  },
};

function officer(post: Post, serial: number, today: string, charges: readonly number[]): NewPerson {
  const random = randomFor("officers", post.username);
  const [nameEn, nameBn] = personName(random, { womenShare: WOMEN_SHARE });
  const life = career(random, today, officerAge(post.designation));
  const since = () =>
    addDays(today, -random.integer(20, Math.min(400, daysBetween(life.posted, today))));
  const { role, officeOf } = post;

  const duties: NewDuty[] = [
    ...earlierDuties(random, post, life),
    { kind: "PRIMARY", role, at: { officeOf }, from: life.posted },
    ...charges.map((place): NewDuty => ({
      kind: "ADDITIONAL",
      role,
      at: { officeOf: place },
      from: since(),
    })),
  ];
  if (role === "ACADEMIC_SUPERVISOR" && random.chance(0.04)) {
    duties.push({
      kind: "ROLE",
      role: "UPAZILA_SECONDARY_EDUCATION_OFFICER",
      at: { officeOf },
      from: since(),
    });
  }
  return {
    username: post.username,
    type: "OFFICER",
    nameEn,
    nameBn,
    designation: post.designation,
    pdsNumber: pdsNumber(life.entered, serial),
    email: mailAddress(post.username),
    phone: mobileNumber(random),
    dateOfBirth: life.dateOfBirth,
    knownSince: life.posted,
    duties,
  };
}

/** A vacant upazila office is looked after by the education officer of another one in its district. */
function additionalCharges(posts: readonly Post[]): Map<Post, number[]> {
  const chiefs = posts.filter(({ designation }) => designation === "USEO");
  const held = new Set(
    [...chiefs, ...officerAccounts.flatMap(({ duties }) => duties)].map(({ officeOf }) => officeOf),
  );
  const charges = new Map<Post, number[]>();
  for (const vacant of upazilas.filter(({ id, isThana }) => !isThana && !held.has(id))) {
    const neighbours = upazilas
      .filter(({ district }) => district === vacant.district)
      .map(({ id }) => id);
    const keeper = chiefs.find(
      ({ officeOf }) => officeOf !== null && neighbours.includes(officeOf),
    );
    if (keeper) charges.set(keeper, [...(charges.get(keeper) ?? []), vacant.id]);
  }
  return charges;
}
