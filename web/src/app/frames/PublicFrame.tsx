import type { ReactNode } from "react";
import { PublicFrameWith } from "./PublicFrameWith.tsx";

/** The frame of the public routes. */
export default function PublicFrame({ children }: { children?: ReactNode }) {
  return <PublicFrameWith>{children}</PublicFrameWith>;
}
