import type { User } from "@shikkha/contract/auth/user.ts";
import { LogOut, Repeat, User as UserIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import { choosableDuties } from "../../lib/session/duties.ts";
import { openDutyDialog } from "../../lib/session/duty-dialog-store.ts";
import { logout } from "../../lib/session/logout.ts";
import { classNames } from "../../ui/class-names.ts";
import { UiLink } from "../../ui/controls/UiLink.tsx";
import styles from "./ProfileActions.module.css";

interface Props {
  user: User;
  /** Something was chosen: the panel closes. */
  onDone: () => void;
}

export function ProfileActions({ user, onDone }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const count = choosableDuties(user).length;

  function changeDuty() {
    onDone();
    openDutyDialog();
  }

  return (
    <ul className={styles.list}>
      <li>
        <UiLink href="/profile" className={styles.action} onClick={onDone}>
          <UserIcon size={19} aria-hidden />
          {t("profile.menuProfile")}
        </UiLink>
      </li>
      {count > 1 && (
        <li>
          <button type="button" className={styles.action} onClick={changeDuty}>
            <Repeat size={19} aria-hidden />
            {t("duty.change")}
            <span className={styles.count}>
              {t("duty.count", { count, number: number(count) })}
            </span>
          </button>
        </li>
      )}
      <li className={styles.last}>
        <button type="button" className={classNames(styles.action, styles.out)} onClick={logout}>
          <LogOut size={19} aria-hidden />
          {t("profile.logout")}
        </button>
      </li>
    </ul>
  );
}
