import type { InstituteDetail } from "@shikkha/contract/institutes.ts";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/layout/Card.tsx";
import { Facts } from "../../../ui/layout/Facts.tsx";
import { EmailLink } from "../../../shared/people/EmailLink.tsx";
import { PhoneLink } from "../../../shared/people/PhoneLink.tsx";

export function ContactCard({ institute: { phone, email } }: { institute: InstituteDetail }) {
  const { t } = useTranslation();
  return (
    <Card title={t("profile.contact")}>
      <Facts
        items={[
          { label: t("profile.phone"), value: <PhoneLink phone={phone} /> },
          {
            label: t("profile.email"),
            value: <EmailLink email={email} />,
          },
        ]}
      />
    </Card>
  );
}
