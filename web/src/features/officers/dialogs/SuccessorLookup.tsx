import type { OfficerRow } from "@shikkha/contract/officers/officers.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useTypedText } from "../../../shared/list/use-typed-text.ts";
import type { Choice } from "../../../ui/fields/choice.ts";
import { Lookup } from "./Lookup.tsx";
import { useSuccessors } from "./use-successors.ts";

interface Props {
  path: string;
  leavingId: number;
  error: string | undefined;
  isDisabled: boolean;
  onChoose: (officerId: number | undefined) => void;
}

export function SuccessorLookup({ path, leavingId, error, isDisabled, onChoose }: Props) {
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
  const { name, pick } = useFormat();
  const [chosen, setChosen] = useState<Choice>();
  const [search, setSearch] = useState("");
  const [text, setText] = useTypedText(search, setSearch);
  const { officers, isPending, error: failure } = useSuccessors(path, leavingId, search);
  const choice = (officer: OfficerRow): Choice => ({
    id: String(officer.officerId),
    name: name(officer),
    description: [
      pick(officer.designationBangla, officer.designationEnglish),
      pick(officer.workplaceBangla, officer.workplaceEnglish),
    ]
      .filter(Boolean)
      .join(", "),
  });
  const none = officers.length === 0 ? t("officer.handOver.none") : undefined;
  return (
    <Lookup
      id="handOver.successorId"
      label={t("officer.handOver.successor")}
      placeholder={t("officer.handOver.search")}
      isRequired
      isDisabled={isDisabled}
      error={error}
      text={text}
      onText={setText}
      results={officers.map(choice)}
      notice={failure?.message ?? (isPending ? common("list.searching") : none)}
      chosen={chosen}
      onChoose={(next) => {
        setChosen(next);
        onChoose(next && Number(next.id));
      }}
    />
  );
}
