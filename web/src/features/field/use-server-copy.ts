import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { VISIT_ERRORS } from "@shikkha/contract/visits/visit-errors.ts";
import { useCallback, useRef, useState } from "react";
import { callApi } from "../../lib/calls/call-api.ts";
import { CallError } from "../../lib/calls/call-error.ts";
import type { DeviceVisit } from "../../shared/outbox/device-visit.ts";
import { aimOf } from "./model/build-record.ts";
import { deviceProgress } from "./model/device-progress.ts";

const ELSEWHERE: readonly number[] = [ERRORS.stale.code, VISIT_ERRORS.begunElsewhere.code];

/**
 * Copies the visit to the server when a section is left, to be gone on with on another device. A convenience: the device
 * has it all, so that a failure disturbs nobody, but a second device that writes the same visit is told of.
 */
export function useServerCopy(onCopied: (serverVersion: number) => void) {
  const [isElsewhere, setElsewhere] = useState(false);
  const queue = useRef(Promise.resolve());

  const copy = useCallback(
    (visit: DeviceVisit) => {
      if (!navigator.onLine || visit.version > 1) return;
      queue.current = queue.current
        .then(() => send(visit))
        .then(onCopied)
        .catch((error: unknown) => {
          if (error instanceof CallError && ELSEWHERE.includes(error.code)) setElsewhere(true);
        });
    },
    [onCopied],
  );
  return { copy, isElsewhere };
}

async function send(visit: DeviceVisit): Promise<number> {
  const { clientId, kind, answers } = visit;
  const params = { kind };
  const begun =
    visit.serverVersion ??
    (await callApi(visitCalls.start, { params, body: { clientId, ...aimOf(visit) } })).version;
  const body = { clientId, version: begun, answers, progress: deviceProgress(visit) };
  return (await callApi(visitCalls.save, { params, body })).version;
}
