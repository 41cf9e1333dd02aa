import { MessageSquareText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useHelpHours } from "../../../shared/contact/use-help-hours.ts";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import type { PublicSite } from "../landing.api.ts";
import { ContactCards } from "./ContactCards.tsx";
import { Section } from "./Section.tsx";

export function ContactBlock({ site }: { site: PublicSite | undefined }) {
  const { t } = useTranslation(["common", "cliche"]);
  const hours = useHelpHours();
  return (
    <Section
      id="contact"
      isWhite
      title={t("page.contact")}
      lead={`${t("cliche:contact.lead")} ${hours}`}
      action={
        <ButtonLink
          href="/contact"
          variant="primary"
          size="lg"
          icon={<MessageSquareText size={19} aria-hidden />}
        >
          {t("cliche:contact.write")}
        </ButtonLink>
      }
    >
      <ContactCards site={site} />
    </Section>
  );
}
