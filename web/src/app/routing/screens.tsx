import type { ComponentType, ReactNode } from "react";
import { useAuth } from "../../lib/session/auth-store.ts";
import { mayPass } from "../../lib/session/use-allowed.ts";
import type { Frame, RouteDefinition } from "../../shared/routing/route-definition.ts";
import { ROUTES } from "../features.ts";
import { lazyComponent } from "./lazy-component.tsx";
import { createMatcher } from "./match-route.ts";

interface FrameProps {
  readonly children?: ReactNode;
}

export const matchRoute = createMatcher(ROUTES);

const screens = new Map(ROUTES.map((route) => [route, lazyComponent(route.screen)]));
export const UnknownPage = lazyComponent(() => import("../errors/UnknownPageScreen.tsx"));

const frames = {
  shell: lazyComponent<FrameProps>(() => import("../shell/Shell.tsx")),
  public: lazyComponent<FrameProps>(() => import("../frames/PublicFrame.tsx")),
} satisfies Partial<Record<Frame, unknown>>;

export function screenOf(definition: RouteDefinition): ComponentType {
  return screens.get(definition) ?? UnknownPage;
}

export function frameOf({
  frame = "shell",
}: RouteDefinition): ComponentType<FrameProps> | undefined {
  return frame === "bare" ? undefined : frames[frame];
}

/** Fetches what an address needs before the page changes, but never a screen for someone it refuses. */
export async function preload(pathname: string): Promise<void> {
  const { definition } = matchRoute(pathname);
  if (!definition) return UnknownPage.preload();
  const { frame = "shell", guard } = definition;
  const isAllowed = mayPass(guard, useAuth.getState());
  await Promise.all([
    frame === "bare" ? undefined : frames[frame].preload(),
    isAllowed ? screens.get(definition)?.preload() : undefined,
  ]);
}
