import { useEffect, useState } from "react";

/** True once `isOn` has lasted: quick answers never flash a skeleton. */
export function useDelayed(isOn: boolean, delayMs = 200): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOn, delayMs]);
  return isOn && isLate;
}
