import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { ImportFaults } from "../components/ImportFaults.tsx";
import { ImportFile } from "../components/ImportFile.tsx";
import { ImportReady } from "../components/ImportReady.tsx";
import { ImportStored } from "../components/ImportStored.tsx";
import { useInstituteImport } from "../use-institute-import.ts";
import styles from "./InstituteImportScreen.module.css";

/** Choose a file, see every fault of it, store it whole or not at all. */
export default function InstituteImportScreen() {
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
  const work = useInstituteImport();
  const { found, stored, error, isChecking } = work;
  return (
    <>
      <PageHeader title={common("page.instituteImport")} meta={t("institute.import.meta")} />
      <div className={styles.steps}>
        <ImportFile work={work} />
        <div aria-live="polite" className={styles.steps}>
          {isChecking && (
            <Card title={t("institute.import.checking")}>
              <div className={styles.shape}>
                <Skeleton width="60%" />
                <Skeleton width="80%" />
                <Skeleton width="45%" />
              </div>
            </Card>
          )}
          {error && (
            <Alert tone="bad" title={t("institute.import.notDone")}>
              {error.message}
            </Alert>
          )}
          {stored && <ImportStored stored={stored} />}
          {found && !stored && found.faults.length > 0 && <ImportFaults found={found} />}
          {found && !stored && found.faults.length === 0 && (
            <ImportReady work={work} found={found} />
          )}
        </div>
      </div>
    </>
  );
}
