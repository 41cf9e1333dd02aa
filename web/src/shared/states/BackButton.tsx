import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/controls/Button.tsx";
import { useGo } from "../routing/navigation.ts";

/** One step back in the browser's history. */
export function BackButton({ children }: { children: ReactNode }) {
  const { back } = useGo();
  return (
    <Button size="lg" icon={<ArrowLeft size={18} aria-hidden />} onClick={back}>
      {children}
    </Button>
  );
}
