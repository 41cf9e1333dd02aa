import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import type { ReceiverWay } from "./receiver-draft.ts";
import { useReach } from "./use-reach.ts";
import styles from "./ReceiverPicker.module.css";

interface Props {
  way: ReceiverWay;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

/** One way of choosing; the ways that ask for nothing more say how many people they reach. */
export function WayCard({ way, isChosen, isDisabled, onChoose }: Props) {
  const { t } = useTranslation("notice");
  const { number } = useFormat();
  const isWhole = way !== "GROUP" && way !== "NAMED";
  const { data } = useReach(isWhole ? { kind: way } : undefined);
  const count = data && t("receiver.people", { count: data.people, number: number(data.people) });
  return (
    <label className={styles.way}>
      <input
        type="radio"
        name="receiver-way"
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <span>
        {t(`receiver.kind.${way}`)}
        <small>{isWhole ? count : t(`receiver.how.${way}`)}</small>
      </span>
    </label>
  );
}
