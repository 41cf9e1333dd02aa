import type { User } from "@shikkha/contract/auth/user.ts";
import { Repeat } from "lucide-react";
import { useTranslation } from "react-i18next";
import { choosableDuties } from "../../../lib/session/duties.ts";
import { openDutyDialog } from "../../../lib/session/duty-dialog-store.ts";
import { useReachName } from "../../../shared/locations/use-reach-name.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { DutyRow } from "./DutyRow.tsx";
import styles from "./DutiesCard.module.css";

export function DutiesCard({ user }: { user: User }) {
  const { t } = useTranslation();
  const reachName = useReachName();
  return (
    <Card
      isFlush
      title={t("profile.duties")}
      description={t("profile.dutiesNote")}
      actions={
        <Button
          size="sm"
          icon={<Repeat size={16} aria-hidden />}
          isAllowed={choosableDuties(user).length > 1}
          onClick={openDutyDialog}
        >
          {t("duty.change")}
        </Button>
      }
    >
      <ul className={styles.list}>
        {user.jurisdictions.map((duty) => (
          <DutyRow
            key={duty.dutyId}
            duty={duty}
            reach={reachName(duty)}
            isActive={duty.dutyId === user.activeJurisdiction.dutyId}
          />
        ))}
      </ul>
    </Card>
  );
}
