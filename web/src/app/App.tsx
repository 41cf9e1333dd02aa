import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense } from "react";
import { KitProvider } from "./providers/KitProvider.tsx";
import { WorkspaceGate } from "./providers/WorkspaceGate.tsx";
import { Router } from "./routing/Router.tsx";

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={null}>
        <KitProvider>
          <WorkspaceGate>
            <Router />
          </WorkspaceGate>
        </KitProvider>
      </Suspense>
    </QueryClientProvider>
  );
}
