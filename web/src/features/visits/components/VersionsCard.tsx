import type { CompiledForm } from "@shikkha/contract/forms/compile-form.ts";
import type { VisitDetail } from "@shikkha/contract/visits/visit.ts";
import { History } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "./VersionsCard.module.css";

const CompareDialog = lazy(() => import("../dialogs/CompareDialog.tsx"));

interface Props {
  visit: VisitDetail;
  form: CompiledForm;
}

/** Every submission and every return, the latest first. */
export function VersionsCard({ visit, form }: Props) {
  const { t } = useTranslation("monitoring");
  const { number, date, time, name } = useFormat();
  const [isComparing, setComparing] = useState(false);
  const when = (at: string) => `${date(at)}, ${time(at)}`;
  return (
    <Card title={t("visit.detail.versions")}>
      <ol className={styles.steps}>
        {visit.versions.map((version) => (
          <li key={version.number}>
            {version.returned && (
              <div className={styles.step} data-tone="bad">
                <b>{t("visit.detail.returned")}</b>
                <small>
                  {when(version.returned.at)} · {name(version.returned.by)}
                </small>
                <p className={styles.comment}>{version.returned.comment}</p>
              </div>
            )}
            <div
              className={styles.step}
              data-tone={version.number === visit.version ? "good" : "past"}
            >
              <b>
                {t("visit.detail.version", {
                  number: number(version.number),
                  what: t(version.number === 1 ? "visit.detail.first" : "visit.detail.again"),
                })}
              </b>
              <small>
                {when(version.submittedAt)} · {name(visit.officer)}
              </small>
            </div>
          </li>
        ))}
      </ol>
      {visit.versions.length > 1 && (
        <Button
          variant="quiet"
          size="sm"
          icon={<History size={16} aria-hidden />}
          onClick={() => setComparing(true)}
        >
          {t("visit.detail.compare")}
        </Button>
      )}
      {isComparing && (
        <Suspense>
          <CompareDialog visit={visit} form={form} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </Card>
  );
}
