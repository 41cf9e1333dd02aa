import type { AuditLogEntry } from "@shikkha/contract/audit.ts";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { TwoLines } from "../../../shared/list/TwoLines.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { InlineMessage } from "../../../ui/feedback/InlineMessage.tsx";
import { clockTime } from "../model/audit-time.ts";
import { ACTION_ICON } from "./action-icon.ts";
import { AuditDetail } from "./AuditDetail.tsx";
import { AuditPerson } from "./AuditPerson.tsx";
import styles from "./AuditTable.module.css";
import { useAuditWords } from "./use-audit-words.ts";

interface Props {
  entry: AuditLogEntry;
  previousHash: string | undefined;
  trailHref: (officerId: number) => string;
  isBroken: boolean;
  /** How many columns the opened row reaches across. */
  width: number;
}

export function AuditRow({ entry, previousHash, trailHref, isBroken, width }: Props) {
  const { t } = useTranslation("settings");
  const { pick, digits, date } = useFormat();
  const { targetText } = useAuditWords();
  const [isOpen, setOpen] = useState(false);
  const detailId = useId();
  const action = pick(entry.actionNameBangla, entry.actionNameEnglish);
  const Icon = ACTION_ICON[entry.actionType];
  const isHard = entry.actionType === "DELETE" || entry.actionType === "REFUSED";
  return (
    <>
      <tr className={classNames(styles.row, isOpen && styles.open, isBroken && styles.broken)}>
        <td className={styles.opener}>
          <IconButton
            size="sm"
            label={t("audit.detailsOf", { action, time: digits(clockTime(entry.at)) })}
            icon={<ChevronRight size={17} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            onClick={() => setOpen(!isOpen)}
          />
        </td>
        <td className={styles.time}>
          <TwoLines isShort first={digits(clockTime(entry.at))} second={date(entry.at)} />
        </td>
        <td className={styles.person}>
          <AuditPerson entry={entry} trailHref={trailHref} />
        </td>
        <td className={styles.action}>
          <span className={classNames(styles.act, isHard && styles.hard)}>
            <Icon size={17} aria-hidden />
            {action}
          </span>
          {isBroken && <InlineMessage tone="bad">{t("audit.brokenHere")}</InlineMessage>}
        </td>
        <td className={styles.target}>{targetText(entry)}</td>
        <td className={styles.address}>{digits(entry.address ?? "")}</td>
      </tr>
      {isOpen && (
        <tr id={detailId} className={styles.detail}>
          <td colSpan={width}>
            <AuditDetail entry={entry} previousHash={previousHash} />
          </td>
        </tr>
      )}
    </>
  );
}
