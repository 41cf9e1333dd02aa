import type { Bilingual } from "./language.ts";

/** What kind of thing happened; the audit log is filtered by it. */
export const AUDIT_TYPES = [
  "CREATE",
  "UPDATE",
  "DELETE",
  "SIGN_IN",
  "SIGN_OUT",
  "DOWNLOAD",
  "SEND",
  "REFUSED",
] as const;

export type AuditType = (typeof AUDIT_TYPES)[number];

/** An action as the audit log names it, declared beside the call that does it. */
export interface AuditAction extends Bilingual {
  readonly key: string;
  readonly type: AuditType;
}

export function auditAction(key: string, type: AuditType, bn: string, en: string): AuditAction {
  return { key, type, bn, en };
}
