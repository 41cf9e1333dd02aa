import { ISAS_CATEGORIES } from "@shikkha/contract/institute-words.ts";
import { RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/controls/Button.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { isPolicy, POLICY } from "../../model/session-form.ts";
import { MinimumField } from "./MinimumField.tsx";
import type { SessionFormState } from "./use-session-form.ts";
import type { SessionLabels } from "./use-session-labels.ts";
import styles from "./SessionForm.module.css";

interface Props {
  form: SessionFormState;
  labels: SessionLabels;
  isDisabled: boolean;
}

/** How many visits an officer and an institute of each category must have. */
export function MinimaFields(props: Props) {
  const { form } = props;
  const { t } = useTranslation("visit");
  const [minimumVisits, minimumByCategory] = form.watch(["minimumVisits", "minimumByCategory"]);
  const restore = () => {
    const changed = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue("minimumVisits", POLICY.minimumVisits, changed);
    form.setValue("minimumByCategory", { ...POLICY.minimumByCategory }, changed);
  };
  return (
    <Card
      title={t("session.form.minima")}
      description={t("session.form.policy")}
      actions={
        !isPolicy({ minimumVisits, minimumByCategory }) && (
          <Button
            size="sm"
            icon={<RotateCcw size={15} aria-hidden />}
            isDisabled={props.isDisabled}
            onClick={restore}
          >
            {t("session.form.toPolicy")}
          </Button>
        )
      }
    >
      <div className={styles.pair}>
        <MinimumField {...props} name="minimumVisits" help={t("session.form.perOfficerHelp")} />
      </div>
      <h3 className={styles.title}>{t("session.minimaTitle")}</h3>
      <p className={styles.text}>{t("session.minimaText")}</p>
      <div className={styles.three}>
        {ISAS_CATEGORIES.map((one) => (
          <MinimumField key={one} {...props} name={`minimumByCategory.${one}`} />
        ))}
      </div>
    </Card>
  );
}
