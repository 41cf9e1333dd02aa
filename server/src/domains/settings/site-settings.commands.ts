import type { UploadedFile } from "@shikkha/contract/kernel/call.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { says } from "@shikkha/contract/kernel/field-message.ts";
import type { SiteGroup, SiteLogo, SiteValue } from "@shikkha/contract/site-settings.ts";
import type { Write } from "../../platform/audit/audited.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { readPicture } from "../../platform/files/picture.ts";
import { storePicture } from "../../platform/files/stored-picture.ts";
import type { Platform } from "../../platform/platform.ts";
import { saveGroup } from "./settings.commands.ts";

export const LOGO_FOLDER = "partners";

/** Twice the space it has on the page, for fine screens. */
const LOGO_SIDE = 320;

interface Change<Group extends SiteGroup> {
  readonly version: number;
  readonly value: SiteValue<Group>;
}

export function saveSiteGroup<Group extends SiteGroup>(
  { secrets }: Platform,
  write: Write,
  group: Group,
  change: Change<Group>,
): Promise<{ version: number }> {
  return saveGroup(secrets, write, { group: `site.${group}`, ...change });
}

/** A logo that is no longer stored would leave a hole on the first page; its administrator is told which one. */
export async function savePartners(
  platform: Platform,
  write: Write,
  change: Change<"partners">,
): Promise<{ version: number }> {
  const message = says("লোগোটি আবার বেছে নিন", "Choose the logo again");
  const fields: { path: string; message: string }[] = [];
  for (const [index, { logo }] of change.value.partners.entries())
    if (logo && !(await isStored(platform.files, logo.key)))
      fields.push({ path: `value.partners.${index}.logo`, message });
  if (fields.length > 0) throw new AppError(ERRORS.invalid, { fields });
  return saveSiteGroup(platform, write, "partners", change);
}

export async function storeLogo(
  { files, now }: Platform,
  { record }: Write,
  file: UploadedFile,
): Promise<SiteLogo> {
  const { logo } = await readPicture(file, { logo: LOGO_SIDE });
  const key = await storePicture(files, LOGO_FOLDER, dayInDhaka(now()), logo);
  record({ target: { kind: "partnerLogo", id: key }, after: { file: file.name } });
  return { key, width: logo.width, height: logo.height };
}

async function isStored(files: FileStore, key: string): Promise<boolean> {
  const content = await files.get(key);
  content?.destroy();
  return content !== undefined;
}
