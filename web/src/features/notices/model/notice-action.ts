import type { NoticeRow } from "@shikkha/contract/notices/notices.ts";

export const NOTICE_ACTIONS = ["publish", "resend", "close", "delete"] as const;
export type NoticeAction = (typeof NOTICE_ACTIONS)[number];

type Facts = Pick<NoticeRow, "status" | "figures">;

/** What can be done with a notice in its present state. */
export function actionsFor({ status, figures }: Facts): readonly NoticeAction[] {
  const isOver = status === "CLOSED" || status === "EXPIRED";
  return NOTICE_ACTIONS.filter((action) => {
    if (action === "publish") return status === "UPCOMING";
    if (action === "resend") return status === "PUBLISHED" && figures.failed > 0;
    return action === "delete" || !isOver;
  });
}

export function canEdit({ status }: Pick<Facts, "status">): boolean {
  return status === "UPCOMING" || status === "PUBLISHED";
}
