import { VISIT_LIMITS } from "@shikkha/contract/visits/visit-words.ts";
import { Flag, Plus, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import type { DeviceVisit } from "../../../../shared/outbox/device-visit.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { IconButton } from "../../../../ui/controls/IconButton.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import styles from "./Evidence.module.css";

/** The calendar is large; most visits are written without opening it. */
const ActionForm = lazy(() => import("./ActionForm.tsx"));

interface Props {
  actions: DeviceVisit["actions"];
  onChange: (actions: DeviceVisit["actions"]) => void;
}

/** What the place is to do until when, and who sees to it. */
export function ActionPoints({ actions, onChange }: Props) {
  const { t } = useTranslation("visit");
  const { date } = useFormat();
  const [isAdding, setAdding] = useState(false);
  return (
    <Card title={t("filling.actions.title")} description={t("filling.actions.help")}>
      <div className={styles.stack}>
        {actions.length > 0 && (
          <ul className={styles.actions}>
            {actions.map(({ clientId, text, owner, dueOn }) => (
              <li key={clientId}>
                <Flag size={18} aria-hidden />
                <span>
                  {text}
                  <small>
                    {[t("field.dueOn", { date: date(dueOn) }), t("field.ownedBy", { owner })].join(
                      " · ",
                    )}
                  </small>
                </span>
                <IconButton
                  label={t("filling.actions.remove", { text })}
                  icon={<X size={18} aria-hidden />}
                  onClick={() => onChange(actions.filter((one) => one.clientId !== clientId))}
                />
              </li>
            ))}
          </ul>
        )}
        {isAdding ? (
          <Suspense fallback={null}>
            <ActionForm
              onCancel={() => setAdding(false)}
              onAdd={(action) => {
                onChange([...actions, action]);
                setAdding(false);
              }}
            />
          </Suspense>
        ) : (
          <Button
            icon={<Plus size={16} aria-hidden />}
            isDisabled={actions.length >= VISIT_LIMITS.actions}
            onClick={() => setAdding(true)}
          >
            {t("filling.actions.add")}
          </Button>
        )}
      </div>
    </Card>
  );
}
