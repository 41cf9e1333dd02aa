import type { instituteImportCalls } from "@shikkha/contract/institute-import.ts";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { Save } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { Facts } from "../../../ui/layout/Facts.tsx";
import type { InstituteImport } from "../use-institute-import.ts";
import styles from "./ImportReady.module.css";

const ImportConfirm = lazy(() => import("./ImportConfirm.tsx"));

interface Props {
  work: InstituteImport;
  found: ResponseOf<typeof instituteImportCalls.preview>;
}

/** A file without faults: what it would change, and the button that does it. */
export function ImportReady({ work, found }: Props) {
  const { t } = useTranslation("monitoring");
  const { number } = useFormat();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={t("institute.import.ready")} description={t("institute.import.readyText")}>
      <Facts
        items={[
          { label: t("institute.import.rows"), value: number(found.rows) },
          { label: t("institute.import.added"), value: number(found.added) },
          { label: t("institute.import.changed"), value: number(found.changed) },
        ]}
      />
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon={<Save size={17} aria-hidden />}
          isPending={work.isStoring}
          onClick={() => setAsking(true)}
        >
          {t("institute.import.store", { count: found.rows, number: number(found.rows) })}
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <ImportConfirm
            found={found}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              work.store();
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}
