import { Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { phoneLink } from "../../../shared/contact/phone-link.ts";
import type { PublicSite } from "../landing.api.ts";
import { ContactCard } from "./ContactCard.tsx";
import styles from "./ContactCards.module.css";

/** Only what administrators have set; there is no empty card and no invented number. */
export function ContactCards({ site }: { site: PublicSite | undefined }) {
  const { t } = useTranslation("cliche");
  const { digits, pick } = useFormat();
  const { hotline, messagingContact, email, address } = site ?? {};
  if (!hotline && !messagingContact && !email && !address) return null;
  return (
    <ul className={styles.cards}>
      {hotline && (
        <ContactCard
          icon={<Phone size={22} aria-hidden />}
          label={t("contact.hotline")}
          note={t("contact.hotlineNote")}
          href={phoneLink(hotline)}
        >
          {digits(hotline)}
        </ContactCard>
      )}
      {messagingContact && (
        <ContactCard
          icon={<MessageCircle size={22} aria-hidden />}
          label={t("contact.messaging")}
          note={t("contact.messagingNote")}
        >
          {digits(messagingContact)}
        </ContactCard>
      )}
      {email && (
        <ContactCard
          icon={<Mail size={22} aria-hidden />}
          label={t("contact.email")}
          href={`mailto:${email}`}
        >
          {email}
        </ContactCard>
      )}
      {address && (
        <ContactCard icon={<MapPin size={22} aria-hidden />} label={t("contact.address")}>
          {pick(address.bn, address.en)}
        </ContactCard>
      )}
    </ul>
  );
}
