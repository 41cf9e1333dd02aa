import { attachment, type Attachment } from "@shikkha/contract/notices/attachments.ts";
import * as z from "zod/mini";
import { EMPTY_NOTICE, type NoticeValues } from "./notice-values.ts";

/** A notice that is being written, kept in this browser until it is published or thrown away. */
export interface NoticeDraft {
  readonly clientId: string;
  readonly values: NoticeValues;
  readonly attachments: readonly Attachment[];
  readonly savedAt: string;
}

const stored = z.object({
  clientId: z.uuid(),
  values: z.record(z.string(), z.unknown()),
  attachments: z.array(attachment),
  savedAt: z.string(),
});

const keyOf = (userId: number) => `shikkha.notice-draft.${userId}`;

/** What an older release kept may lack a part; it is then as in an empty notice. */
export function readDraft(userId: number): NoticeDraft | undefined {
  try {
    const parsed = stored.safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? "null"));
    if (!parsed.success) return undefined;
    return { ...parsed.data, values: { ...EMPTY_NOTICE, ...parsed.data.values } };
  } catch {
    return undefined;
  }
}

export function keepDraft(userId: number, draft: NoticeDraft): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // A full or forbidden store costs the draft, not the notice.
  }
}

export function dropDraft(userId: number): void {
  localStorage.removeItem(keyOf(userId));
}
