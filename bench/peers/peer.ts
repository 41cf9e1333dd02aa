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

export const NOTICE = {
  title: "আগামী মাসের পরিদর্শন পরিকল্পনা",
  body: "<p>সকল কর্মকর্তাকে আগামী মাসের পরিদর্শন পরিকল্পনা জমা দেওয়ার জন্য অনুরোধ করা হলো।</p>",
  message: "পরিকল্পনা জমা দিন",
  startsAt: "2090-01-01T00:00:00.000Z",
} as const;
