import { type Attachment, attachmentCalls } from "@shikkha/contract/notices/attachments.ts";
import { FILE_LIMITS } from "@shikkha/contract/settings.ts";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../../../lib/calls/call-api.ts";
import { CallError } from "../../../../lib/calls/call-error.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import type { ListedFile } from "../../../../ui/fields/FileRow.tsx";
import { useFileLimits } from "../../notices.api.ts";
import { useFileSize } from "../use-file-size.ts";

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly hash?: string;
  readonly refusal?: string;
  readonly taken?: Attachment;
}

const MEGABYTE = 1024 * 1024;

/** The files of one notice: taken ones, those on their way, and refused ones with the reason. */
export function useAttachments(clientId: string, initial: readonly Attachment[]) {
  const { t } = useTranslation("notice");
  const { number } = useFormat();
  const size = useFileSize();
  const { data: limits = FILE_LIMITS } = useFileLimits();
  const lastId = useRef(0);
  const [entries, setEntries] = useState<readonly Entry[]>(() =>
    initial.map((file) => ({ id: `s${file.id}`, name: file.name, size: file.size, taken: file })),
  );
  const change = (id: string, patch: Partial<Entry>) =>
    setEntries((all) => all.map((one) => (one.id === id ? { ...one, ...patch } : one)));

  async function upload(entry: Entry, file: File) {
    try {
      const taken = await callApi(attachmentCalls.upload, {
        query: { clientId },
        file: { name: file.name, content: new Uint8Array(await file.arrayBuffer()) },
      });
      change(entry.id, { taken, size: taken.size });
    } catch (error) {
      change(entry.id, { refusal: error instanceof CallError ? error.message : String(error) });
    }
  }

  async function add(files: readonly File[]) {
    let room = limits.files - entries.filter(({ refusal }) => refusal === undefined).length;
    const hashes = new Set(
      entries.flatMap(({ hash, refusal }) => (hash && !refusal ? [hash] : [])),
    );
    for (const file of files) {
      lastId.current += 1;
      const hash = await hashOf(file);
      const entry: Entry = { id: `n${lastId.current}`, name: file.name, size: file.size, hash };
      const refusal = refusalOf(file, hashes.has(hash), room);
      setEntries((all) => [...all, { ...entry, ...(refusal !== undefined && { refusal }) }]);
      if (refusal !== undefined) continue;
      hashes.add(hash);
      room -= 1;
      void upload(entry, file);
    }
  }

  function refusalOf(file: File, isTwice: boolean, room: number): string | undefined {
    const { megabytes, files } = limits;
    if (file.size > megabytes * MEGABYTE)
      return t("form.fileTooLarge", { size: size(file.size), megabytes: number(megabytes) });
    if (isTwice) return t("form.fileTwice");
    return room <= 0 ? t("form.fileTooMany", { files: number(files) }) : undefined;
  }

  function remove(id: string) {
    const entry = entries.find((one) => one.id === id);
    setEntries((all) => all.filter((one) => one.id !== id));
    // A file the saved notice holds goes when the notice is saved without it.
    if (entry?.taken?.fileName === null)
      callApi(attachmentCalls.remove, { params: { id: entry.taken.id } }).catch(() => undefined);
  }

  const isOnItsWay = ({ taken, refusal }: Entry) => !taken && refusal === undefined;
  const listed = entries.map((entry): ListedFile => {
    const words = isOnItsWay(entry) ? "form.uploading" : "form.uploaded";
    return {
      id: entry.id,
      name: entry.name,
      size: entry.refusal === undefined ? t(words, { size: size(entry.size) }) : size(entry.size),
      refusal: entry.refusal,
    };
  });
  return {
    limits,
    listed,
    taken: entries.flatMap(({ taken }) => (taken ? [taken] : [])),
    refused: entries.filter(({ refusal }) => refusal !== undefined).length,
    isBusy: entries.some(isOnItsWay),
    add: (files: readonly File[]) => void add(files),
    remove,
  };
}

export type AttachmentState = ReturnType<typeof useAttachments>;

/** Told apart by content; where the browser has no hash, on a page without https, by name and size. */
async function hashOf(file: File): Promise<string> {
  if (!globalThis.isSecureContext) return `${file.name} ${file.size}`;
  const bytes = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
