import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type PushState,
  readPushState,
  switchPushOff,
  switchPushOn,
} from "../../lib/push/push-subscription.ts";
import { showToast } from "../../ui/feedback/toasts.ts";

/** The push switch of this browser; undefined until it has been looked up. */
export function usePush() {
  const { t } = useTranslation("notice");
  const [state, setState] = useState<PushState>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    readPushState().then(setState, () => setState("unsupported"));
  }, []);

  async function change(isOn: boolean, pushKey: string) {
    setBusy(true);
    try {
      setState(isOn ? await switchPushOn(pushKey) : await switchPushOff());
    } catch {
      showToast({ tone: "bad", text: t("told.pushFailed") });
    } finally {
      setBusy(false);
    }
  }

  return {
    state,
    isBusy,
    change: (isOn: boolean, pushKey: string) => void change(isOn, pushKey),
  };
}
