import { noteDeviceChange } from "./device-changes.ts";
import type { DeviceVisit } from "./device-visit.ts";
import { fieldDatabase } from "./field-database.ts";

/** What a person has begun on this device, the latest first. */
export async function listDeviceVisits(owner: number): Promise<DeviceVisit[]> {
  const visits = await (await fieldDatabase()).getAllFromIndex("visits", "owner", owner);
  return visits.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}

export async function findDeviceVisit(
  owner: number,
  clientId: string,
): Promise<DeviceVisit | undefined> {
  const visit = await (await fieldDatabase()).get("visits", clientId);
  return visit?.owner === owner ? visit : undefined;
}

export async function keepDeviceVisit(visit: DeviceVisit): Promise<void> {
  await (await fieldDatabase()).put("visits", visit);
  noteDeviceChange();
}

/** With its pictures: they are of no use to anyone else. */
export async function deleteDeviceVisit({ clientId, photos }: DeviceVisit): Promise<void> {
  const changes = (await fieldDatabase()).transaction(["visits", "photos"], "readwrite");
  await changes.objectStore("visits").delete(clientId);
  for (const photo of photos) await changes.objectStore("photos").delete(photo.clientId);
  await changes.done;
  noteDeviceChange();
}

export async function keepPhoto(clientId: string, content: ArrayBuffer): Promise<void> {
  await (await fieldDatabase()).put("photos", { clientId, content });
}

export async function findPhoto(clientId: string): Promise<ArrayBuffer | undefined> {
  return (await (await fieldDatabase()).get("photos", clientId))?.content;
}

export async function deletePhoto(clientId: string): Promise<void> {
  await (await fieldDatabase()).delete("photos", clientId);
}
