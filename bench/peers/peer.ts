import type { MeasuredRequest } from "../measure.ts";

/** What is asked of ours and of each peer: the same rows of the same table, in their own words. */
export interface PeerRequests {
  readonly list: MeasuredRequest;
  readonly zone: MeasuredRequest;
  readonly one: MeasuredRequest;
  readonly create: MeasuredRequest;
}

/** A product of the same kind, installed for the bench alone and run as its makers run it in production. */
export interface Peer {
  readonly name: string;
  readonly version: string;
  /** Its packages, tables and rows, and then the running thing. */
  start(means: PeerMeans): Promise<RunningPeer>;
}

export interface PeerMeans {
  /** The database that the product works in; a peer keeps to a schema of its own in it. */
  readonly databaseUrl: string;
  /** Whose row is written. */
  readonly personId: number;
  /** Where its packages go. */
  readonly folder: string;
  readonly log: (line: string) => void;
}

export interface RunningPeer {
  readonly requests: PeerRequests;
  stop(): Promise<void>;
}

/** The zone whose institutes are listed, and how many of them a page shows. */
export const ZONE = 188;
export const PAGE = 50;

/** What is written: a saved view of the figures, the plainest row that the product lets people make. */
export const VIEW = {
  title: "ময়মনসিংহ অঞ্চলের পরিদর্শন, আইএসএএস ক",
  address: "/monitoring-bi?by=zone&isas=A&from=2026-01-01&to=2026-12-31",
} as const;
