import { guestCalls } from "@shikkha/contract/guests.ts";
import type { TestServer } from "../test-server.ts";
import { levelOf } from "./places.ts";
import type { ScopedCase } from "./scoped-case.ts";

/** A guest registered by someone at the place. */
async function plant(server: TestServer, path: string): Promise<string> {
  const [row] = await server.database.query<{ id: string }>(
    `with p as (insert into person (username, type, name_bn, name_en) values ('guest' || gen_random_uuid(), 'GUEST', 'অতিথি', 'Planted Guest') returning id),
      c as (insert into guest_credential (person_id, password_hash) select id, 'x' from p)
     insert into duty (person_id, kind, role_id, office_id, level, path, valid_from)
     select p.id, 'PRIMARY', (select id from role where code = 'GUEST'), (select id from office where level = 'NATIONAL'), $1, $2, '2024-01-01' from p
     returning person_id as id`,
    [levelOf(path), path],
  );
  return String(row?.id);
}

const reached = (answer: { status: number }, planted: string) =>
  answer.status === 404 ? [] : [planted];

export const guestCases: readonly ScopedCase[] = [
  {
    call: guestCalls.list.name,
    plant,
    ways: {
      list: async (server, token) =>
        (await server.call(guestCalls.list, { query: { size: 100 } }, { token })).body.items.map(
          ({ userId }) => String(userId),
        ),
    },
    count: async (server, token) => (await server.call(guestCalls.list, {}, { token })).body.total,
  },
  {
    call: guestCalls.resetPassword.name,
    plant,
    ways: {
      id: async (server, token, _path, planted) => {
        const body = { password: "quiet-garden-9", confirmation: "quiet-garden-9" };
        return reached(
          await server.call(
            guestCalls.resetPassword,
            { params: { userId: planted }, body },
            { token },
          ),
          planted,
        );
      },
    },
  },
  {
    call: guestCalls.setState.name,
    plant,
    ways: {
      id: async (server, token, _path, planted) =>
        reached(
          await server.call(
            guestCalls.setState,
            { params: { userId: planted }, body: { status: "LOCKED" } },
            { token },
          ),
          planted,
        ),
    },
  },
];
