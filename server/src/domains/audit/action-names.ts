import type { AuditAction } from "@shikkha/contract/kernel/audit-action.ts";
import { readContract } from "../../platform/http/check-contract.ts";

export type ActionNames = ReadonlyMap<string, AuditAction>;

let names: Promise<ActionNames> | undefined;

/** The words of every action the contract declares, read once. */
export function actionNames(): Promise<ActionNames> {
  names ??= readContract().then(
    ({ actions }) => new Map(actions.map((action) => [action.key, action])),
  );
  return names;
}

/** An action that no longer exists keeps its key as its name: the past is shown, not hidden. */
export function nameOf(key: string, known: ActionNames) {
  const action = known.get(key);
  return { actionNameBangla: action?.bn ?? key, actionNameEnglish: action?.en ?? key };
}
