import { randomUUID } from "node:crypto";
import { fieldCalls } from "@shikkha/contract/visits/field-calls.ts";
import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { plantInstitute, plantOffice, plantOfficer } from "../factories.ts";
import type { TestServer } from "../test-server.ts";
import { levelOf } from "./places.ts";
import { type ScopedCase, seen } from "./scoped-case.ts";

const kind = "office";

/** A submitted visit to the office of the place, by someone else. */
export async function plantVisit(server: TestServer, path: string): Promise<string> {
  const officeId = await plantOffice(server.database, path);
  const { personId, dutyId } = await plantOfficer(server.database, path);
  const [identity] = await server.database.query<{ id: string }>(
    "insert into visit_identity (client_id, visit_date) values (gen_random_uuid(), '2026-11-01') returning id",
  );
  const form = "(select current_version_id from form where type = 'OFFICE')";
  await server.database.query(
    `insert into visit (id, visit_date, kind, office_id, timing, unplanned_reason, person_id, duty_id, form_version_id, answers, submitted_at, path)
     values ($1, '2026-11-01', 'OFFICE', $2, 'UNPLANNED', 'কারণ', $3, $4, ${form}, '{}', now(), $5)`,
    [identity?.id, officeId, personId, dutyId, path],
  );
  await server.database.query(
    `insert into visit_version (visit_id, number, form_version_id, answers, submitted_at, receipt_number, hash, signature)
     values ($1, 1, ${form}, '{}', now(), 'OFC', 'x', 'x')`,
    [identity?.id],
  );
  return String(identity?.id);
}

async function plantPhoto(server: TestServer, path: string): Promise<string> {
  const visitId = await plantVisit(server, path);
  const key = `visit-photos/2026-11-01/${visitId}.webp`;
  await server.running.platform.files.put(key, new Uint8Array([1]));
  await server.database.query(
    `insert into visit_photo (visit_id, client_id, position, sha256, large_key, small_key, width, height, bytes, received_at)
     values ($1, gen_random_uuid(), 0, repeat('a', 64), $2, $2 || 's', 1, 1, 1, now())`,
    [visitId, key],
  );
  return visitId;
}

async function plantAction(server: TestServer, path: string): Promise<string> {
  const visitId = await plantVisit(server, path);
  const [action] = await server.database.query<{ id: string }>(
    `insert into action_point (client_id, visit_id, office_id, path, text, owner, due_on, created_by)
     select gen_random_uuid(), id, office_id, path, 'কাজ', 'কেউ', '2026-12-01', person_id from visit where id = $1 returning id`,
    [visitId],
  );
  return String(action?.id);
}

const plantPlace = async (server: TestServer, path: string) =>
  String(await plantOffice(server.database, path));

type Asked = (server: TestServer, token: string, id: string) => Promise<{ status: number }>;
const byId = (ask: Asked): ScopedCase["ways"] => ({
  id: async (server, token, _path, planted) =>
    (await ask(server, token, planted)).status === 404 ? [] : [planted],
});

export const visitCases: readonly ScopedCase[] = [
  {
    call: visitCalls.list.name,
    plant: plantVisit,
    ways: {
      list: async (server, token) => {
        const ids: string[] = [];
        for (let page = 0; ; page += 1) {
          const answer = await server.call(
            visitCalls.list,
            { params: { kind }, query: { size: 100, page } },
            { token },
          );
          ids.push(...seen(answer));
          if (ids.length >= answer.body.total) return ids;
        }
      },
    },
  },
  {
    call: visitCalls.one.name,
    plant: plantVisit,
    ways: byId((server, token, visitId) =>
      server.call(visitCalls.one, { params: { kind, visitId } }, { token }),
    ),
  },
  {
    call: visitCalls.version.name,
    plant: plantVisit,
    ways: byId((server, token, visitId) =>
      server.call(visitCalls.version, { params: { kind, visitId, number: 1 } }, { token }),
    ),
  },
  {
    call: visitCalls.photo.name,
    plant: plantPhoto,
    ways: byId(async (server, token, visitId) => {
      const [photo] = await server.database.query<{ id: string }>(
        "select id from visit_photo where visit_id = $1",
        [visitId],
      );
      const params = { kind, visitId, photoId: photo?.id ?? 0 } as const;
      return server.call(visitCalls.photo, { params }, { token });
    }),
  },
  {
    call: visitCalls.return.name,
    plant: plantVisit,
    ways: byId((server, token, visitId) =>
      server.call(
        visitCalls.return,
        // An older version: told apart from a visit that is not there, and changes nothing.
        { params: { kind, visitId }, body: { version: 9, comment: "মন্তব্য" } },
        { token },
      ),
    ),
  },
  {
    call: fieldCalls.card.name,
    plant: plantPlace,
    ways: byId((server, token, officeId) =>
      server.call(fieldCalls.card, { query: { officeId } }, { token }),
    ),
  },
  {
    call: fieldCalls.history.name,
    plant: plantPlace,
    ways: byId((server, token, officeId) =>
      server.call(fieldCalls.history, { query: { officeId } }, { token }),
    ),
  },
  {
    call: fieldCalls.actions.name,
    plant: plantPlace,
    ways: byId((server, token, officeId) =>
      server.call(fieldCalls.actions, { query: { officeId } }, { token }),
    ),
  },
  {
    call: fieldCalls.places.name,
    plant: async (server, path) => {
      if (levelOf(path) !== "UPAZILLA") return undefined;
      const name = `Matrix ${randomUUID()}`;
      await plantInstitute(server.database, path, { name_en: name });
      return name;
    },
    ways: {
      search: async (server, token, _path, planted) => {
        const { body } = await server.call(
          fieldCalls.places,
          { params: { kind: "general" }, query: { search: planted } },
          { token },
        );
        return body.map(({ nameEnglish }) => nameEnglish);
      },
    },
  },
  {
    call: fieldCalls.addAction.name,
    plant: plantVisit,
    ways: byId((server, token, visitId) =>
      server.call(
        fieldCalls.addAction,
        {
          body: {
            clientId: randomUUID(),
            visitId: Number(visitId),
            text: "কাজ",
            owner: "কেউ",
            dueOn: "2026-12-01",
          },
        },
        { token },
      ),
    ),
  },
  {
    call: fieldCalls.closeAction.name,
    plant: plantAction,
    ways: byId(async (server, token, id) => {
      const answer = await server.call(
        fieldCalls.closeAction,
        { params: { id }, body: { note: "শেষ" } },
        { token },
      );
      await server.database.query(
        "update action_point set closed_at = null, closed_by = null, closing_note = null where id = $1",
        [id],
      );
      return answer;
    }),
  },
];
