import type { User } from "@shikkha/contract/auth/user.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Avatar } from "../../../shared/people/Avatar.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { Facts } from "../../../ui/layout/Facts.tsx";
import styles from "./PersonCard.module.css";

export function PersonCard({ user }: { user: User }) {
  const { t } = useTranslation();
  const { pick, digits } = useFormat();
  const designation =
    pick(user.designationBangla, user.designationEnglish) || t("profile.notGiven");
  return (
    <Card title={t("profile.person")}>
      <div className={styles.person}>
        <Avatar user={user} size="lg" />
        <div>
          <b>{pick(user.fullNameBangla, user.fullNameEnglish)}</b>
          <p>{designation}</p>
        </div>
      </div>
      <Facts
        items={[
          { label: t("profile.nameBangla"), value: <span lang="bn">{user.fullNameBangla}</span> },
          { label: t("profile.nameEnglish"), value: <span lang="en">{user.fullNameEnglish}</span> },
          { label: t("profile.designation"), value: designation },
          {
            label: t("profile.pdsNumber"),
            value: user.pdsNumber ? digits(user.pdsNumber) : t("profile.notGiven"),
          },
          { label: t("profile.userName"), value: user.userName },
          { label: t("profile.type"), value: t(`userType.${user.type}`) },
        ]}
      />
    </Card>
  );
}
