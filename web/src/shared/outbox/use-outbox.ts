import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useUser } from "../../lib/session/use-user.ts";
import { onDeviceChange } from "./device-changes.ts";
import type { DeviceVisit } from "./device-visit.ts";
import { listDeviceVisits } from "./device-visits.ts";
import type { OutboxRecord } from "./outbox-record.ts";
import { deviceOutbox } from "./outbox-store.ts";

interface OnDevice {
  readonly visits: readonly DeviceVisit[];
  readonly records: readonly OutboxRecord[];
}

interface Reading {
  /** Nothing is known yet; what is shown as empty may not be. */
  readonly isReading: boolean;
  readonly hasFailed: boolean;
}

const NOTHING: OnDevice = { visits: [], records: [] };
const KEY = "onDevice";

async function readDevice(owner: number): Promise<OnDevice> {
  const [visits, records] = await Promise.all([listDeviceVisits(owner), deviceOutbox.list(owner)]);
  return {
    visits,
    records: records.toSorted((one, other) => other.queuedAt.localeCompare(one.queuedAt)),
  };
}

/** What the signed-in person has on this device: visits being written, reports that wait, and receipts. */
export function useOnDevice(): OnDevice & Reading {
  const owner = useUser()?.userId ?? 0;
  const queryClient = useQueryClient();
  useEffect(
    () => onDeviceChange(() => void queryClient.invalidateQueries({ queryKey: [KEY] })),
    [queryClient],
  );
  const { data, isPending, isError } = useQuery({
    queryKey: [KEY, owner],
    queryFn: () => readDevice(owner),
    networkMode: "always",
  });
  return { ...(data ?? NOTHING), isReading: isPending, hasFailed: isError };
}
