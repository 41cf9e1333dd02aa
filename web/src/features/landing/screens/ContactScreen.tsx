import { useTranslation } from "react-i18next";
import { useHelpHours } from "../../../shared/contact/use-help-hours.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { ContactCards } from "../components/ContactCards.tsx";
import { ContactForm } from "../components/ContactForm.tsx";
import { ContactSent } from "../components/ContactSent.tsx";
import { GalleryFigure } from "../components/GalleryFigure.tsx";
import { useSite } from "../landing.api.ts";
import { OFFICE_PICTURE } from "../model/gallery.ts";
import { useContactForm } from "../use-contact-form.ts";
import styles from "./ContactScreen.module.css";

export default function ContactScreen() {
  const { t } = useTranslation(["common", "cliche"]);
  const hours = useHelpHours();
  const { data: site } = useSite();
  const contact = useContactForm();
  return (
    <div className={styles.page}>
      <PageHeader title={t("page.contact")} meta={`${t("cliche:contact.lead")} ${hours}`} />
      <div className={styles.columns}>
        <Card title={t("cliche:contact.write")} description={t("cliche:contact.writeHelp")}>
          {contact.isSent ? (
            <ContactSent onAgain={contact.startAgain} />
          ) : (
            <ContactForm contact={contact} />
          )}
        </Card>
        <div className={styles.side}>
          <ContactCards site={site} />
          <GalleryFigure picture={OFFICE_PICTURE} />
        </div>
      </div>
    </div>
  );
}
