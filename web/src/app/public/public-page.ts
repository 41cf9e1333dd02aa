import { landingFeature } from "../../features/landing/landing.routes.tsx";
import type { PublicPath } from "../../lib/session/page-address.ts";

/** The route of a public page and its screen, fetched. */
export async function loadPublicPage(path: PublicPath) {
  const definition = landingFeature.routes.find((route) => route.path === path);
  if (!definition) throw new Error(`No screen for ${path}`);
  const { default: Screen } = await definition.screen();
  return { definition, Screen };
}
