import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useOpenRoute } from "../../shared/routing/use-route-definition.ts";
import { isChunkMissing } from "../../shared/states/chunk-missing.ts";
import { InternetProblemPage } from "../../shared/states/InternetProblemPage.tsx";

const ErrorPage = lazy(async () => {
  const page = await import("../../shared/states/ErrorPage.tsx");
  return { default: page.ErrorPage };
});

/** Takes the place of a screen that broke; the frame around it stays. */
export function FailedScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const title = useOpenRoute()?.title;
  // A screen's code could not be fetched: this page must not need fetching itself, and goes when the line is back.
  const isMissing = isChunkMissing(error);
  useEffect(() => {
    if (!isMissing) return;
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, [isMissing]);
  if (isMissing) return <InternetProblemPage onRetry={reload} />;
  return (
    <Suspense fallback={null}>
      <ErrorPage error={error} screen={title ? t(title) : t("app.name")} onRetry={onRetry} />
    </Suspense>
  );
}

function reload(): void {
  window.location.reload();
}
