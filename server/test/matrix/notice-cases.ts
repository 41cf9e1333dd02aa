import { randomUUID } from "node:crypto";
import { noticeCalls } from "@shikkha/contract/notices/notices.ts";
import { receiverCalls } from "@shikkha/contract/notices/receiver-calls.ts";
import { plantOfficer } from "../factories.ts";
import { plantNotice } from "../notice-factory.ts";
import type { TestServer } from "../test-server.ts";
import type { ScopedCase } from "./scoped-case.ts";

const plant = async (server: TestServer, path: string) =>
  String(await plantNotice(server.database, path));
const plantPerson = async (server: TestServer, path: string) =>
  String((await plantOfficer(server.database, path)).personId);

const reached = (answer: { status: number }, planted: string) =>
  answer.status === 404 ? [] : [planted];

const named = (personId: string) => ({
  kind: "NAMED" as const,
  personIds: [Number(personId)],
});
const content = {
  title: "Matrix notice",
  description: "<p>x</p>",
  message: "x",
  dateFrom: null,
  dateTo: null,
  channels: [],
  attachmentIds: [],
};

/** Each attempt has a notice of its own, because it may be gone after it. */
const fresh = (
  attempt: (server: TestServer, token: string, id: number) => Promise<{ status: number }>,
) => ({
  id: async (server: TestServer, token: string, path: string, planted: string) =>
    reached(await attempt(server, token, await plantNotice(server.database, path)), planted),
});

const listed = async (server: TestServer, token: string, searchParam: string) =>
  (await server.call(noticeCalls.list, { query: { pageSize: 100, searchParam } }, { token })).body;

export const noticeCases: readonly ScopedCase[] = [
  {
    call: noticeCalls.list.name,
    plant: async (server, path) =>
      String(await plantNotice(server.database, path, { title: "Listed notice" })),
    ways: {
      list: async (server, token) =>
        (await listed(server, token, "Listed")).items.map(({ id }) => String(id)),
    },
    count: async (server, token) => (await listed(server, token, "Listed")).total,
  },
  {
    call: noticeCalls.detail.name,
    plant,
    ways: {
      id: async (server, token, _path, id) =>
        reached(await server.call(noticeCalls.detail, { params: { id } }, { token }), id),
    },
  },
  {
    call: noticeCalls.deliveries.name,
    plant,
    ways: {
      id: async (server, token, _path, id) =>
        reached(await server.call(noticeCalls.deliveries, { params: { id } }, { token }), id),
    },
  },
  {
    call: noticeCalls.create.name,
    plant: plantPerson,
    ways: {
      receiver: async (server, token, _path, planted) => {
        const body = { clientId: randomUUID(), ...content, receivers: named(planted) };
        const answer = await server.call(noticeCalls.create, { body }, { token });
        return answer.status === 200 ? [planted] : [];
      },
    },
  },
  {
    call: noticeCalls.update.name,
    plant,
    ways: fresh((server, token, id) => {
      const body = { version: 1, ...content, receivers: { kind: "ALL_USERS" as const } };
      return server.call(noticeCalls.update, { params: { id }, body }, { token });
    }),
  },
  {
    call: noticeCalls.setStatus.name,
    plant,
    ways: fresh((server, token, id) =>
      server.call(noticeCalls.setStatus, { body: { id, version: 1, status: "CLOSED" } }, { token }),
    ),
  },
  {
    call: noticeCalls.remove.name,
    plant,
    ways: fresh((server, token, id) =>
      server.call(noticeCalls.remove, { params: { id } }, { token }),
    ),
  },
  {
    call: noticeCalls.resend.name,
    plant,
    ways: fresh((server, token, id) =>
      server.call(noticeCalls.resend, { params: { id } }, { token }),
    ),
  },
  {
    call: noticeCalls.resendAll.name,
    plant,
    ways: {
      all: async (server, token) => {
        await server.database.query(
          "update delivery set state = 'FAILED', last_error = 'x', sent_at = null",
        );
        await server.call(noticeCalls.resendAll, {}, { token });
        const rows = await server.database.query<{ id: string }>(
          "select notice_id as id from delivery where state <> 'FAILED'",
        );
        return rows.map(({ id }) => id);
      },
    },
  },
  {
    call: receiverCalls.count.name,
    plant: plantPerson,
    ways: {
      name: async (server, token, _path, planted) => {
        const body = { receivers: named(planted) };
        const answer = await server.call(receiverCalls.count, { body }, { token });
        return answer.body.people === 1 ? [planted] : [];
      },
    },
  },
  {
    call: receiverCalls.people.name,
    plant: plantPerson,
    ways: {
      name: async (server, token, _path, planted) => {
        const body = { receivers: named(planted) };
        const answer = await server.call(receiverCalls.people, { body }, { token });
        return answer.body.items.map(({ id }) => String(id));
      },
    },
  },
  {
    call: receiverCalls.search.name,
    plant: async (server, path) => {
      const personId = await plantPerson(server, path);
      await server.database.query("update person set pds_number = 'S' || id where id = $1", [
        personId,
      ]);
      return personId;
    },
    ways: {
      text: async (server, token, _path, planted) => {
        const query = { searchParam: `S${planted}` };
        const answer = await server.call(receiverCalls.search, { query }, { token });
        return answer.body.map(({ id }) => String(id));
      },
    },
  },
];
