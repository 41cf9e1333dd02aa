import { ArrowRight } from "lucide-react";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import styles from "./MoreLink.module.css";

export function MoreLink({ href, children }: { href: string; children: string }) {
  return (
    <UiLink href={href} className={styles.link}>
      {children}
      <ArrowRight size={18} aria-hidden />
    </UiLink>
  );
}
