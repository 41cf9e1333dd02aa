import { join } from "node:path";
import { compare, measure } from "../measure.ts";
import type { Shortfall } from "../shortfalls.ts";
import { directus } from "./directus.ts";
import { inDatabase } from "./in-database.ts";
import { type Peer, type PeerRequests, type RunningPeer, VIEW } from "./peer.ts";
import { startProduct } from "./product.ts";
import { strapi } from "./strapi.ts";

const ASKED: readonly {
  readonly words: string;
  readonly key: keyof PeerRequests;
  readonly aim: number;
}[] = [
  { words: "50 institutes of the country by name, and how many", key: "list", aim: 8 },
  { words: "50 institutes of a zone by name, and how many", key: "zone", aim: 8 },
  { words: "one institute", key: "one", aim: 20 },
  { words: "a saved view written", key: "create", aim: 20 },
];

export interface PeerFigures {
  readonly lines: readonly string[];
  readonly shortfalls: readonly Shortfall[];
}

interface Compared {
  readonly databaseUrl: string;
  /** Whose views are written, and thrown away afterwards. */
  readonly personId: number;
  readonly seconds: number;
  readonly log: (line: string) => void;
}

/** Ours and each peer in turns, on the same rows in the same PostgreSQL. A peer that does not run here is named. */
export async function comparePeers(compared: Compared): Promise<PeerFigures> {
  const { databaseUrl } = compared;
  const lines = [
    "| call | peer | ours / peer | aim | ours, calls a second | peer, calls a second | errors, ours and peer's |",
    "|---|---|---|---|---|---|---|",
  ];
  const product = await startProduct(databaseUrl);
  const shortfalls: Shortfall[] = [];
  for (const peer of [directus, strapi]) {
    const figures = await compareWith(peer, product, compared);
    lines.push(...figures.lines);
    shortfalls.push(...figures.shortfalls);
  }
  await product.stop();
  await inDatabase(
    databaseUrl,
    `drop schema if exists peer_directus, peer_strapi cascade; delete from saved_view where title = '${VIEW.title}'`,
  );
  return { lines, shortfalls };
}

async function compareWith(
  peer: Peer,
  product: RunningPeer,
  compared: Compared,
): Promise<PeerFigures> {
  const { databaseUrl, personId, seconds, log } = compared;
  const folder = join(import.meta.dirname, "../../var/bench-peers", peer.name.toLowerCase());
  const running = await peer
    .start({ databaseUrl, personId, folder, log })
    .catch((error: unknown) => {
      log(error instanceof Error ? error.message : String(error));
    });
  const name = `${peer.name} ${peer.version}`;
  if (!running) return { lines: [`| | ${name} | could not be run here | | | | |`], shortfalls: [] };
  const lines = [];
  const shortfalls: Shortfall[] = [];
  for (const { words, key, aim } of ASKED) {
    const { ours, floor, ratio } = await compare(
      () => measure(product.requests[key], seconds),
      () => measure(running.requests[key], seconds),
    );
    const row = [
      words,
      name,
      ratio.toFixed(1),
      aim,
      ours.perSecond.toFixed(0),
      floor.perSecond.toFixed(0),
      `${ours.errors}, ${floor.errors}`,
    ];
    lines.push(`| ${row.join(" | ")} |`);
    log(lines.at(-1) ?? "");
    if (ratio < aim)
      shortfalls.push({
        call: words,
        reached: `${ratio.toFixed(1)} × ${peer.name}`,
        aim: `${aim} ×`,
      });
  }
  await running.stop();
  return { lines, shortfalls };
}
