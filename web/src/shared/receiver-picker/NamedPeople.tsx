import { MOST_NAMED } from "@shikkha/contract/notices/receivers.ts";
import { receiverCalls } from "@shikkha/contract/notices/receiver-calls.ts";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../lib/calls/use-call.ts";
import { useFormat } from "../../lib/format/use-format.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Chip } from "../../ui/controls/Chip.tsx";
import { SearchField } from "../../ui/fields/SearchField.tsx";
import { useTypedText } from "../list/use-typed-text.ts";
import type { ReceiverDraft } from "./receiver-draft.ts";
import styles from "./ReceiverPicker.module.css";

interface Props {
  value: ReceiverDraft;
  onChange: (patch: Partial<ReceiverDraft>) => void;
  isDisabled: boolean;
}

const LEAST_TYPED = 2;

/** People found by name, user name or PDS number, and added one by one. */
export function NamedPeople({ value, onChange, isDisabled }: Props) {
  const { t } = useTranslation("notice");
  const { t: common } = useTranslation();
  const { name, pick } = useFormat();
  const [search, setSearch] = useState("");
  const [text, setText] = useTypedText(search, setSearch);
  const isAsked = search.trim().length >= LEAST_TYPED;
  const answer = useCall(
    receiverCalls.search,
    { query: { searchParam: search } },
    { enabled: isAsked, keepPrevious: true },
  );
  const { named } = value;
  const found = (isAsked ? (answer.data ?? []) : []).filter(
    (person) => !named.some(({ id }) => id === person.id),
  );
  const note = answer.isFetching ? common("list.searching") : t("receiver.noneFound");
  return (
    <div className={styles.named}>
      <SearchField
        label={t("receiver.search")}
        placeholder={t("receiver.searchExample")}
        isDisabled={isDisabled || named.length >= MOST_NAMED}
        value={text}
        onChange={setText}
      />
      {isAsked && (
        <ul className={styles.found} aria-label={t("receiver.found")}>
          {found.map((person) => (
            <li key={person.id}>
              <span>
                {name(person)}
                <small>
                  {[
                    pick(person.designationBangla, person.designationEnglish),
                    pick(person.workplaceBangla, person.workplaceEnglish),
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </small>
              </span>
              <Button
                size="sm"
                variant="quiet"
                icon={<Plus size={16} aria-hidden />}
                aria-label={t("receiver.addNamed", { name: name(person) })}
                onClick={() => onChange({ named: [...named, person] })}
              >
                {t("receiver.add")}
              </Button>
            </li>
          ))}
          {found.length === 0 && (
            <li>
              <output>{answer.error?.message ?? note}</output>
            </li>
          )}
        </ul>
      )}
      <div className={styles.chips}>
        {named.map((person) => (
          <Chip
            key={person.id}
            onRemove={() => onChange({ named: named.filter(({ id }) => id !== person.id) })}
          >
            {name(person)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
