import type { User } from "@shikkha/contract/auth/user.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import { DutyBadge } from "../../shared/people/DutyBadge.tsx";
import { Avatar } from "../../shared/people/Avatar.tsx";
import styles from "./ProfileSummary.module.css";

/** Who is signed in, and under which duty. */
export function ProfileSummary({ user, name }: { user: User; name: string }) {
  const { t } = useTranslation();
  const { pick } = useFormat();
  const duty = user.activeJurisdiction;
  return (
    <>
      <div className={styles.person}>
        <Avatar user={user} size="lg" />
        <div>
          <b className={styles.name}>{name}</b>
          <span>{pick(user.designationBangla, user.designationEnglish)}</span>
          <span>{pick(duty.workstationNameBangla, duty.workstationNameEnglish)}</span>
        </div>
      </div>
      <div className={styles.duty}>
        <small>{t("duty.current")}</small>
        <b>{pick(duty.dutyNameBangla, duty.dutyNameEnglish)}</b>
        <DutyBadge kind={duty.dutyType} />
      </div>
    </>
  );
}
