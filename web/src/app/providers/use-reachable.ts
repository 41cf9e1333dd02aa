import { operationCalls } from "@shikkha/contract/operations.ts";
import { useEffect, useState } from "react";
import { useOnline } from "../../lib/browser/use-online.ts";
import { callApi } from "../../lib/calls/call-api.ts";

type Check = "none" | "running" | "failed" | "passed";

/** The browser's word counts, unless the reader asks to look and the server answers after all. */
export function useReachable() {
  const isOnline = useOnline();
  const [checked, setChecked] = useState<Check>("none");
  useEffect(() => setChecked("none"), [isOnline]);

  function check() {
    setChecked("running");
    callApi(operationCalls.health, {}).then(
      () => setChecked("passed"),
      () => setChecked("failed"),
    );
  }

  return {
    isReachable: isOnline || checked === "passed",
    isChecking: checked === "running",
    hasFailed: checked === "failed",
    check,
  };
}
