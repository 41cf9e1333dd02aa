import { sql } from "kysely";
import type { AuditAction } from "@shikkha/contract/kernel/audit-action.ts";
import type { Actor } from "../auth/actor.ts";
import type { Transaction } from "../db/database.ts";
import { planKept } from "../db/kept-plans.ts";

/** What a write says of itself; who, in which duty, from where and when is added for it. */
export interface AuditRecord {
  readonly target: { readonly kind: string; readonly id: string | number };
  readonly before?: unknown;
  readonly after?: unknown;
  /** When the action is not the call's own. */
  readonly action?: AuditAction;
  /** When the person became known only during the call, as in a sign-in. */
  readonly actor?: AuditActor;
}

export type AuditActor = Pick<Actor, "personId" | "dutyId" | "designationId"> & {
  readonly path: string;
};

export interface AuditSource {
  readonly action: AuditAction;
  readonly actor: AuditActor | undefined;
  readonly address: string;
  readonly requestId: string;
}

/** Collects the entries of one transaction. They are appended last, because the chain lets one writer in at a time. */
export class AuditTrail {
  readonly #source: AuditSource;
  readonly #records: AuditRecord[] = [];

  constructor(source: AuditSource) {
    this.#source = source;
  }

  readonly record = (record: AuditRecord): void => {
    this.#records.push(record);
  };

  get isEmpty(): boolean {
    return this.#records.length === 0;
  }

  async append(tx: Transaction): Promise<void> {
    const entries = this.#records.map((record) => this.#entry(record));
    await sql`select ${planKept} append_audit(${JSON.stringify(entries)}::jsonb)`.execute(tx);
  }

  #entry(record: AuditRecord) {
    const action = record.action ?? this.#source.action;
    const actor = record.actor ?? this.#source.actor;
    return {
      person_id: actor?.personId,
      duty_id: actor?.dutyId,
      designation_id: actor?.designationId,
      path: actor?.path,
      action: action.key,
      action_type: action.type,
      target_kind: record.target.kind,
      target_id: String(record.target.id),
      before: record.before,
      after: record.after,
      address: this.#source.address,
      request_id: this.#source.requestId,
    };
  }
}

export function auditActorOf(actor: Actor): AuditActor {
  return {
    personId: actor.personId,
    dutyId: actor.dutyId,
    designationId: actor.designationId,
    path: actor.scope.path,
  };
}
