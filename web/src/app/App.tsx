import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { Suspense } from "react";
import { KitProvider } from "./providers/KitProvider.tsx";
import { OfflineGate } from "./providers/OfflineGate.tsx";
import { router } from "./routing/router.ts";

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={null}>
        <KitProvider>
          <OfflineGate>
            <RouterProvider router={router} />
          </OfflineGate>
        </KitProvider>
      </Suspense>
    </QueryClientProvider>
  );
}
