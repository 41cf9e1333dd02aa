import type { SiteContent } from "@shikkha/contract/site.ts";
import { Mail, MessageCircle, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { phoneLink } from "../../../shared/contact/phone-link.ts";
import { useHelpHours } from "../../../shared/contact/use-help-hours.ts";
import { HelpContact } from "./HelpContact.tsx";
import styles from "./HelpContact.module.css";
import { OpenNow } from "./OpenNow.tsx";

/** Hotline, messaging and mail; what administrators have not set is said to be missing, not left out. */
export function HelpContacts({ site }: { site: SiteContent | undefined }) {
  const { t } = useTranslation("cliche");
  const { digits } = useFormat();
  const hours = useHelpHours();
  const { hotline, messagingContact, email } = site ?? {};
  return (
    <ul className={styles.contacts}>
      <HelpContact
        icon={<Phone size={22} aria-hidden />}
        label={t("contact.hotline")}
        value={hotline && digits(hotline)}
        href={hotline && phoneLink(hotline)}
        note={hours}
      />
      <HelpContact
        icon={<MessageCircle size={22} aria-hidden />}
        label={t("contact.messaging")}
        value={messagingContact && digits(messagingContact)}
        note={messagingContact ? <OpenNow /> : hours}
      />
      <HelpContact
        icon={<Mail size={22} aria-hidden />}
        label={t("contact.email")}
        value={email}
        href={email && `mailto:${email}`}
        note={t("contact.writeHelp")}
      />
    </ul>
  );
}
