import { Outlet } from "@tanstack/react-router";
import { PublicFrameWith } from "./PublicFrameWith.tsx";

/** The frame of the public routes. */
export default function PublicFrame() {
  return (
    <PublicFrameWith>
      <Outlet />
    </PublicFrameWith>
  );
}
