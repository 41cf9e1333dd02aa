import type { User } from "@shikkha/contract/auth/user.ts";
import { ChevronDown } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import { Avatar } from "../../shared/people/Avatar.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { ProfileActions } from "./ProfileActions.tsx";
import styles from "./ProfileMenu.module.css";
import { ProfileSummary } from "./ProfileSummary.tsx";

const GAP = 4;

/** A native popover: closes on Escape and outside clicks by itself, and is a bottom sheet on phones. */
export function ProfileMenu({ user }: { user: User }) {
  const { t } = useTranslation();
  const { pick } = useFormat();
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const name = pick(user.fullNameBangla, user.fullNameEnglish);
  const { dutyNameBangla, dutyNameEnglish } = user.activeJurisdiction;

  function placeBelowTrigger() {
    const bottom = trigger.current?.getBoundingClientRect().bottom ?? 0;
    panel.current?.style.setProperty("--menu-top", `${bottom + GAP}px`);
  }

  return (
    <>
      <button
        ref={trigger}
        type="button"
        popoverTarget={id}
        className={styles.trigger}
        aria-expanded={isOpen}
      >
        <Avatar user={user} />
        <span className={styles.words}>
          <b>{name}</b>
          <small>{pick(dutyNameBangla, dutyNameEnglish)}</small>
        </span>
        <VisuallyHidden>{t("shell.profileMenu")}</VisuallyHidden>
        <ChevronDown size={16} aria-hidden className={styles.chevron} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={placeBelowTrigger}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {isOpen && (
          <>
            <ProfileSummary user={user} name={name} />
            <ProfileActions user={user} onDone={() => panel.current?.hidePopover()} />
          </>
        )}
      </div>
    </>
  );
}
