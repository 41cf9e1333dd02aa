import { useEffect, useEffectEvent, useState } from "react";

const PAUSE_MS = 300;

/** A search box over a slower value: what is typed shows at once and is handed on after a pause. */
export function useTypedText(
  value: string,
  onSettle: (text: string) => void,
): [string, (text: string) => void] {
  const [draft, setDraft] = useState<string>();
  const [sent, setSent] = useState<string>();
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // A value that changed by other means, such as "clear", wins over what was typed.
    if (value !== sent?.trim()) setDraft(undefined);
  }
  const settle = useEffectEvent((text: string) => {
    setSent(text);
    onSettle(text);
  });
  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => settle(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft ?? value, setDraft];
}
