import type { FolderStore, S3Store } from "../config/config.ts";
import type { FileStore } from "./file-store.ts";
import { openFolderStore } from "./folder-store.ts";
import { openS3Store } from "./s3-store.ts";

export function openFileStore(config: FolderStore | S3Store): FileStore {
  return config.kind === "folder" ? openFolderStore(config.folder) : openS3Store(config);
}
