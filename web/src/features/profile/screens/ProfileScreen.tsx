import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useUser } from "../../../lib/session/use-user.ts";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { ChannelsCard } from "../components/ChannelsCard.tsx";
import { ContactCard } from "../components/ContactCard.tsx";
import { DutiesCard } from "../components/DutiesCard.tsx";
import { PersonCard } from "../components/PersonCard.tsx";
import styles from "./ProfileScreen.module.css";

export default function ProfileScreen() {
  const { t } = useTranslation();
  const { pick } = useFormat();
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PageHeader
        title={t("page.profile")}
        meta={pick(user.fullNameBangla, user.fullNameEnglish)}
      />
      <div className={styles.columns}>
        <PersonCard user={user} />
        <div className={styles.side}>
          <ContactCard user={user} />
          <ChannelsCard />
        </div>
        <DutiesCard user={user} />
      </div>
    </>
  );
}
