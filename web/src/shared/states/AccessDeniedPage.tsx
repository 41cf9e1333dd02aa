import { LayoutDashboard, Repeat } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import { choosableDuties } from "../../lib/session/duties.ts";
import { openDutyDialog } from "../../lib/session/duty-dialog-store.ts";
import { useUser } from "../../lib/session/use-user.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { ButtonLink } from "../../ui/controls/ButtonLink.tsx";
import { GateArt } from "../art/GateArt.tsx";
import { StatePage } from "./StatePage.tsx";

interface Props {
  /** The name of the part that was asked for. */
  wanted: string;
  title?: string;
}

/** Shown instead of a screen the active duty may not open. */
export function AccessDeniedPage({ wanted, title }: Props) {
  const { t } = useTranslation();
  const { pick } = useFormat();
  const user = useUser();
  const duty = user?.activeJurisdiction;
  return (
    <StatePage
      art={<GateArt />}
      title={title ?? t("error.accessDeniedTitle")}
      text={t("error.accessDeniedText")}
      facts={[
        { label: t("error.wantedPart"), value: wanted },
        {
          label: t("error.currentDuty"),
          value: duty && pick(duty.dutyNameBangla, duty.dutyNameEnglish),
        },
      ]}
      actions={
        <>
          <Button
            size="lg"
            icon={<Repeat size={18} aria-hidden />}
            isAllowed={user !== undefined && choosableDuties(user).length > 1}
            onClick={openDutyDialog}
          >
            {t("duty.change")}
          </Button>
          <ButtonLink
            href="/dashboard"
            variant="primary"
            size="lg"
            icon={<LayoutDashboard size={18} aria-hidden />}
          >
            {t("action.toDashboard")}
          </ButtonLink>
        </>
      }
    />
  );
}
