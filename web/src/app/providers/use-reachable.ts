import { operationCalls } from "@shikkha/contract/operations.ts";
import { useState } from "react";
import { useOnline } from "../../lib/browser/use-online.ts";
import { callApi } from "../../lib/calls/call-api.ts";

type Check = "none" | "running" | "failed" | "passed";

/** The browser's word counts, unless the reader asks to look and the server answers after all. */
export function useReachable() {
  const isOnline = useOnline();
  const [last, setLast] = useState<{ check: Check; wasOnline: boolean }>();
  // What was found out before the browser changed its mind says nothing any more.
  const check = last?.wasOnline === isOnline ? last.check : "none";

  function look() {
    const note = (found: Check) => setLast({ check: found, wasOnline: isOnline });
    note("running");
    callApi(operationCalls.health, {}).then(
      () => note("passed"),
      () => note("failed"),
    );
  }

  return {
    isReachable: isOnline || check === "passed",
    isChecking: check === "running",
    hasFailed: check === "failed",
    look,
  };
}
