import { MOST_VISITS_A_DAY } from "@shikkha/contract/plans/plan-words.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/Button.tsx";
import { NativeSelect } from "../../../ui/fields/NativeSelect.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import type { Wishes } from "../components/suggest/use-suggestion.ts";
import styles from "./EditVisitDialog.module.css";

interface Props {
  wishes: Wishes;
  onChange: (wishes: Wishes) => void;
  onClose: () => void;
}

const KINDS = ["BOTH", "GENERAL_MONITORING", "CLASSROOM_MONITORING"] as const;
const MOST_VISITS = 366;

/** How many visits to propose, how many a day, of which kind. */
export default function SuggestionWishesDialog({ wishes, onChange, onClose }: Props) {
  const { t } = useTranslation("visit");
  const [visits, setVisits] = useState<number | null>(wishes.visits ?? null);
  const [mostPerDay, setMostPerDay] = useState<number | null>(wishes.mostPerDay);
  const [kind, setKind] = useState(wishes.kind);
  const save = () => {
    onChange({ visits: visits ?? undefined, mostPerDay: mostPerDay ?? wishes.mostPerDay, kind });
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={t("suggest.wishes.title")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("suggest.cancel")}</Button>
          <Button variant="primary" onClick={save}>
            {t("suggest.wishes.save")}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <NumberField
          label={t("suggest.wishes.visits")}
          help={t("suggest.wishes.visitsHelp")}
          min={1}
          max={MOST_VISITS}
          value={visits}
          onChange={setVisits}
        />
        <NumberField
          label={t("suggest.wishes.mostPerDay")}
          min={1}
          max={MOST_VISITS_A_DAY}
          hasSteps
          value={mostPerDay}
          onChange={setMostPerDay}
        />
        <NativeSelect
          label={t("plan.edit.kind")}
          options={KINDS.map((one) => ({ id: one, name: t(`suggest.wishes.kind.${one}`) }))}
          value={kind}
          onChange={setKind}
        />
      </div>
    </Dialog>
  );
}
