import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { RouteDefinition } from "../../shared/routing/route-definition.ts";
import { UiLinkProvider } from "../../ui/controls/UiLink.tsx";
import { PublicFrameWith } from "../frames/PublicFrameWith.tsx";
import { KitProvider } from "../providers/KitProvider.tsx";
import { OfflineGate } from "../providers/OfflineGate.tsx";
import { useDocumentTitle } from "../routing/use-document-title.ts";
import { PublicLink } from "./PublicLink.tsx";

interface Props {
  definition: RouteDefinition;
  children: ReactNode;
}

/**
 * A public page on its own, without router and query cache: what a first-time visitor downloads. The application shows
 * the same screens through its router.
 */
export function PublicApp({ definition, children }: Props) {
  const { t } = useTranslation();
  useDocumentTitle(t(definition.title));
  return (
    <Suspense fallback={null}>
      <KitProvider>
        <OfflineGate>
          <UiLinkProvider value={PublicLink}>
            <PublicFrameWith>{children}</PublicFrameWith>
          </UiLinkProvider>
        </OfflineGate>
      </KitProvider>
    </Suspense>
  );
}
