import type { JobResources } from "../../../platform/jobs/jobs.ts";

/** One message to one person, with all that any channel needs of it. */
export interface OutgoingMessage {
  readonly deliveryId: number;
  readonly noticeId: number;
  readonly personId: number;
  readonly phone: string | null;
  readonly email: string | null;
  readonly title: string;
  /** Cleaned markup. */
  readonly body: string;
  readonly message: string;
  /** The screen to open. */
  readonly link: string;
}

/** A way out, open for one run of sending. */
export interface Carrier {
  /** Gives what the other side answered; throws SendingFailed. */
  send(message: OutgoingMessage): Promise<string>;
  close(): void;
}

/** Undefined where the channel is not set up: its messages wait. */
export type OpenCarrier = (resources: JobResources) => Promise<Carrier | undefined>;
