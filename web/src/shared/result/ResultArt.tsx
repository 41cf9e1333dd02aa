import { DocumentArt } from "../art/DocumentArt.tsx";
import type { Outcome } from "./result-definition.ts";

const SHOWS = {
  succeed: { tone: "good", sign: "M-14 0l10 10 19-20" },
  failed: { tone: "bad", sign: "M-12-12l24 24M12-12l-24 24" },
  "not-found": { tone: "neutral", sign: "M-9-8a9 9 0 1 1 13 8c-3 2-4 4-4 7M0 19v.1" },
  deleted: { tone: "neutral", sign: "M-15-12h30M-10-12l2 27h16l2-27M-4-19h8" },
} as const;

export function ResultArt({ outcome }: { outcome: Outcome }) {
  const { tone, sign } = SHOWS[outcome];
  return (
    <DocumentArt tone={tone}>
      <path d={sign} strokeWidth={outcome === "deleted" ? 6 : 8} />
    </DocumentArt>
  );
}
