import { useRouter } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/controls/Button.tsx";

/** One step back in the browser's history. */
export function BackButton({ children }: { children: ReactNode }) {
  const router = useRouter();
  return (
    <Button size="lg" icon={<ArrowLeft size={18} aria-hidden />} onClick={() => router.history.back()}>
      {children}
    </Button>
  );
}
