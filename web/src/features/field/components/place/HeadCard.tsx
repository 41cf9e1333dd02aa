import type { PlaceCard } from "@shikkha/contract/visits/field-calls.ts";
import { Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Avatar } from "../../../../shared/people/Avatar.tsx";
import styles from "./PlaceView.module.css";

/** Who heads the place, one tap away. */
export function HeadCard({ head }: { head: NonNullable<PlaceCard["head"]> }) {
  const { t } = useTranslation("visit");
  const { name, pick, digits } = useFormat();
  const designation = pick(head.designationBangla, head.designationEnglish);
  const user = {
    fullNameBangla: head.nameBangla,
    fullNameEnglish: head.nameEnglish,
    imagePath: null,
  };
  return (
    <section className={styles.person}>
      <Avatar user={user} size="lg" />
      <span>
        <b>{name(head)}</b>
        <small>{[designation, head.phone && digits(head.phone)].filter(Boolean).join(" · ")}</small>
      </span>
      {head.phone && (
        <a
          className={styles.call}
          href={`tel:${head.phone}`}
          aria-label={t("week.call", { name: name(head) })}
        >
          <Phone size={22} aria-hidden />
        </a>
      )}
    </section>
  );
}
