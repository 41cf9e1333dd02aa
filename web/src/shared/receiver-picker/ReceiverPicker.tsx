import { useTranslation } from "react-i18next";
import { FieldGroup } from "../../ui/fields/FieldGroup.tsx";
import { useFieldIds } from "../../ui/fields/use-field-ids.ts";
import { GroupRules } from "./GroupRules.tsx";
import { NamedPeople } from "./NamedPeople.tsx";
import { ReachLine } from "./ReachLine.tsx";
import { RECEIVER_WAYS, type ReceiverDraft, ruleOf } from "./receiver-draft.ts";
import { WayCard } from "./WayCard.tsx";
import styles from "./ReceiverPicker.module.css";

interface Props {
  id?: string;
  value: ReceiverDraft;
  onChange: (value: ReceiverDraft) => void;
  error?: string | undefined;
  isDisabled?: boolean;
}

/** Whom a notice or a survey is for, with the number of people it reaches before anything is sent. */
export function ReceiverPicker({ id, value, onChange, error, isDisabled = false }: Props) {
  const { t } = useTranslation("notice");
  const label = t("receiver.label");
  const ids = useFieldIds({ id, error });
  const change = (patch: Partial<ReceiverDraft>) => onChange({ ...value, ...patch });
  const parts = { value, onChange: change, isDisabled };
  return (
    <div className={styles.picker}>
      <FieldGroup ids={ids} role="radiogroup" label={label} isLabelHidden isRequired error={error}>
        <div className={styles.ways}>
          {RECEIVER_WAYS.map((way) => (
            <WayCard
              key={way}
              way={way}
              isChosen={way === value.way}
              isDisabled={isDisabled}
              onChoose={() => change({ way })}
            />
          ))}
        </div>
      </FieldGroup>
      {value.way !== null && (
        <div className={styles.rules}>
          {value.way === "GROUP" && <GroupRules {...parts} />}
          {value.way === "NAMED" && <NamedPeople {...parts} />}
          <ReachLine rule={ruleOf(value)} />
        </div>
      )}
    </div>
  );
}
