import { useTranslation } from "react-i18next";
import { today } from "../../../lib/format/today.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useUser } from "../../../lib/session/use-user.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { DutyFacts } from "../components/DutyFacts.tsx";
import styles from "./DashboardScreen.module.css";

/** For now: who is signed in and what the duty is. The figures come with the dashboard's own calls. */
export default function DashboardScreen() {
  const { t } = useTranslation();
  const { pick, longDate } = useFormat();
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PageHeader
        title={t("dashboard.greeting", { name: pick(user.fullNameBangla, user.fullNameEnglish) })}
        meta={longDate(today())}
      />
      <div className={styles.content}>
        <DutyFacts duty={user.activeJurisdiction} />
        <Alert tone="info" title={t("dashboard.noFiguresTitle")}>
          {t("dashboard.noFiguresText")}
        </Alert>
      </div>
    </>
  );
}
