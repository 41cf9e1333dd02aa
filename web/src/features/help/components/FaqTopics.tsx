import { useTranslation } from "react-i18next";
import { ToggleChip } from "../../../ui/controls/ToggleChip.tsx";
import type { Topic } from "../model/faq.ts";
import styles from "./FaqTopics.module.css";

interface Props {
  topics: readonly Topic[];
  /** Undefined shows all. */
  topic: Topic | undefined;
  onTopic: (topic: Topic | undefined) => void;
}

export function FaqTopics({ topics, topic, onTopic }: Props) {
  const { t } = useTranslation("cliche");
  return (
    <fieldset aria-label={t("help.topics")} className={styles.topics}>
      <ToggleChip isOn={topic === undefined} onChange={() => onTopic(undefined)}>
        {t("help.topicAll")}
      </ToggleChip>
      {topics.map((one) => (
        <ToggleChip
          key={one}
          isOn={one === topic}
          onChange={(isOn) => onTopic(isOn ? one : undefined)}
        >
          {t(`help.topic${one}`)}
        </ToggleChip>
      ))}
    </fieldset>
  );
}
