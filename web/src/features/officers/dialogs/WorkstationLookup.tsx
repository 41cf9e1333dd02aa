import type { WorkstationType } from "@shikkha/contract/officers/duty-kinds.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useTypedText } from "../../../shared/list/use-typed-text.ts";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import { usePlaceWords } from "../use-place-words.ts";
import { Lookup } from "./Lookup.tsx";
import { useReachWords } from "./use-reach-words.ts";
import { useWorkstations, type Workstation } from "./use-workstations.ts";

interface Props {
  type: WorkstationType;
  chosen: Workstation | undefined;
  error: string | undefined;
  isDisabled: boolean;
  onChoose: (workstation: Workstation | undefined) => void;
}

export function WorkstationLookup({ type, chosen, error, isDisabled, onChoose }: Props) {
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
  const { words } = useUiLocale();
  const { name } = useFormat();
  const placeWords = usePlaceWords();
  const reachWords = useReachWords(chosen?.path);
  const [search, setSearch] = useState("");
  const [text, setText] = useTypedText(search, setSearch);
  const answer = useWorkstations(type, search);
  const found = answer.data ?? [];
  const choices = found.map((one) => ({
    id: String(one.id),
    name: name(one),
    description: placeWords(one.path),
  }));
  const none = found.length === 0 ? words.nothingFound : undefined;
  return (
    <Lookup
      id="workstationId"
      label={t("officer.duty.workstation")}
      placeholder={t("officer.duty.workstationSearch")}
      isRequired
      isDisabled={isDisabled}
      error={error}
      text={text}
      onText={setText}
      results={choices}
      notice={answer.error?.message ?? (answer.isPending ? common("list.searching") : none)}
      chosen={chosen && { id: String(chosen.id), name: name(chosen), description: reachWords }}
      onChoose={(choice) => onChoose(found.find((one) => String(one.id) === choice?.id))}
    />
  );
}
