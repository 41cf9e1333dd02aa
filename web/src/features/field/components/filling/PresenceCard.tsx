import {
  PRESENCE_PARTS,
  type PresenceGroup,
  type PresencePart,
} from "@shikkha/contract/forms/facts.ts";
import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import { UserRound, UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useFilling } from "../../../../shared/question-renderer/form-filling.ts";
import { useCell } from "../../../../shared/question-renderer/use-cell.ts";
import { countAsPresent, presenceSum, type PresenceTexts } from "../../model/presence-sum.ts";
import styles from "./PresenceCard.module.css";
import { PresenceRow } from "./PresenceRow.tsx";
import { PresenceSumLine } from "./PresenceSumLine.tsx";

export type PresenceNodes = Readonly<Record<PresencePart, FormNode>>;

interface Props {
  group: PresenceGroup;
  isOffice: boolean;
  nodes: PresenceNodes;
  /** How many there were at the last visit. */
  before: number | undefined;
}

/** Who is there and who is not, with the sum as it is written and an offer to make it add up. */
export function PresenceCard({ group, isOffice, nodes, before }: Props) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const { store } = useFilling();
  const texts = usePresenceTexts(nodes);
  const sum = presenceSum(texts);
  const who = group === "staff" ? "staff" : isOffice ? "officers" : "teachers";
  const Icon = group === "staff" ? UserRound : UsersRound;

  function fix() {
    if (!sum) return;
    const fixed = countAsPresent(texts, sum);
    for (const part of PRESENCE_PARTS) store.set(nodes[part], fixed[part]);
  }

  return (
    <section className={styles.card}>
      <h3 className={styles.title}>
        <Icon size={20} aria-hidden />
        {t(`filling.who.${who}`)}
        {before !== undefined && (
          <small>{t("filling.totalBefore", { number: number(before) })}</small>
        )}
      </h3>
      {PRESENCE_PARTS.map((part) => (
        <PresenceRow key={part} part={part} node={nodes[part]} />
      ))}
      {sum && <PresenceSumLine sum={sum} onFix={fix} />}
    </section>
  );
}

function usePresenceTexts(nodes: PresenceNodes): PresenceTexts {
  const textOf = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    total: textOf(useCell(nodes.total).value),
    present: textOf(useCell(nodes.present).value),
    authorised: textOf(useCell(nodes.authorised).value),
    unauthorised: textOf(useCell(nodes.unauthorised).value),
  };
}
