import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { GuestRegistrationForm } from "../components/GuestRegistrationForm.tsx";

export default function GuestRegistrationScreen() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  return (
    <>
      <PageHeader
        title={common("page.guestRegistration")}
        meta={t("guest.registrationMeta")}
        actions={
          <ButtonLink href="/guest-user/list" icon={<Users size={17} aria-hidden />}>
            {common("page.guestList")}
          </ButtonLink>
        }
      />
      <GuestRegistrationForm />
    </>
  );
}
