import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { freePort } from "../../server/test/free-port.ts";
import { inDatabase } from "./in-database.ts";
import { installPeer } from "./install-peer.ts";
import { PAGE, type Peer, type PeerMeans, VIEW, ZONE } from "./peer.ts";
import { startPeer } from "./peer-process.ts";
import { STRAPI_PROJECT } from "./strapi-project.ts";

const VERSION = "5.54.0";

/** Asked with a token that may do everything. It makes its tables itself, so that the rows are put in afterwards. */
export const strapi: Peer = {
  name: "Strapi",
  version: VERSION,
  async start({ databaseUrl, personId, folder, log }: PeerMeans) {
    log(`Strapi ${VERSION}: packages`);
    await installPeer(folder, {
      dependencies: {
        "@strapi/strapi": VERSION,
        pg: "8.23.1",
        react: "18.3.1",
        "react-dom": "18.3.1",
        "react-router-dom": "6.30.6",
        "styled-components": "6.1.19",
      },
    });
    for (const [path, text] of Object.entries(STRAPI_PROJECT)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    await inDatabase(
      databaseUrl,
      "drop schema if exists peer_strapi cascade; create schema peer_strapi",
    );
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    const program = {
      node: process.execPath,
      words: ["node_modules/@strapi/strapi/bin/strapi.js", "start"],
      cwd: folder,
      env: {
        NODE_ENV: "production",
        STRAPI_TELEMETRY_DISABLED: "true",
        BENCH_DATABASE_URL: databaseUrl,
        BENCH_PORT: String(port),
      },
    };
    const running = await startPeer(program, `${base}/api/institutes`);
    await inDatabase(databaseUrl, ROWS);
    const token = await readFile(join(folder, "token.txt"), "utf8");
    const headers = { authorization: `Bearer ${token}` };
    const list = `${base}/api/institutes?pagination[pageSize]=${PAGE}&sort=name_bn`;
    return {
      requests: {
        list: { url: list, headers },
        zone: { url: `${list}&filters[zone_id][$eq]=${ZONE}`, headers },
        one: { url: `${base}/api/institutes/${"1".padStart(24, "0")}`, headers },
        create: {
          url: `${base}/api/saved-views`,
          headers,
          body: () => ({ data: { person_id: personId, ...VIEW } }),
        },
      },
      stop: () => running.stop(),
    };
  },
};

/** The product's rows, and its indexes that these calls can use. */
const ROWS = `
  insert into peer_strapi.institutes
    (document_id, eiin, name_bn, name_en, email, phone, type, mgmt_type, isas_category, zone_id, district_id, upazila_id, path, latitude, longitude,
     created_at, updated_at, published_at)
    select lpad(id::text, 24, '0'), eiin, name_bn, name_en, email, phone, type, mgmt_type, isas_category, zone_id, district_id, upazila_id, path,
      latitude, longitude, now(), now(), now()
    from public.institute;
  create unique index on peer_strapi.institutes (eiin);
  create index on peer_strapi.institutes (name_bn, id);
  create index on peer_strapi.institutes (name_en, id);
  create index on peer_strapi.institutes (path text_pattern_ops);
  create index on peer_strapi.institutes (isas_category, path text_pattern_ops);
  create index on peer_strapi.institutes (upazila_id);
  create index on peer_strapi.institutes (zone_id, type, id);
  create index on peer_strapi.saved_views (person_id, created_at desc);
  analyze peer_strapi.institutes;
`;
