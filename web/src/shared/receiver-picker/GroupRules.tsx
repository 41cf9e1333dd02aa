import { INSTITUTE_TYPES } from "@shikkha/contract/institute-words.ts";
import { COVERAGE_LEVELS, type CoverageLevel } from "@shikkha/contract/notices/receivers.ts";
import { designationCalls } from "@shikkha/contract/officers/designations.ts";
import { useTranslation } from "react-i18next";
import { useCall } from "../../lib/calls/use-call.ts";
import { useFormat } from "../../lib/format/use-format.ts";
import { Segmented } from "../../ui/controls/Segmented.tsx";
import { ChipChoice } from "./ChipChoice.tsx";
import { GROUP_TYPES, type ReceiverDraft } from "./receiver-draft.ts";
import { usePlaceChoices } from "./use-place-choices.ts";
import styles from "./ReceiverPicker.module.css";

interface Props {
  value: ReceiverDraft;
  onChange: (patch: Partial<ReceiverDraft>) => void;
  isDisabled: boolean;
}

const TYPES_OF = {
  GROUP: ["OFFICER", "INSPECTOR", "TEACHER"],
  OFFICERS: ["OFFICER", "INSPECTOR"],
  TEACHERS: ["TEACHER"],
} as const;

/** The conditions of a group: who, at which level, where, in which designation, at which kind of institute. */
export function GroupRules({ value, onChange, isDisabled }: Props) {
  const { t } = useTranslation("notice");
  const { name } = useFormat();
  const { levels, placesAt } = usePlaceChoices();
  const designations = useCall(
    designationCalls.all,
    { query: { userTypes: [...TYPES_OF[value.groupType]] } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const choose = (level: CoverageLevel) => onChange({ coverageLevel: level, locationIds: [] });
  return (
    <>
      <div className={styles.rule}>
        <span className={styles.name}>{t("receiver.who")}</span>
        <Segmented
          label={t("receiver.who")}
          value={value.groupType}
          items={GROUP_TYPES.map((id) => ({ id, label: t(`receiver.groupType.${id}`) }))}
          onChange={(groupType) => onChange({ groupType, designationIds: [] })}
        />
      </div>
      <div className={styles.rule}>
        <span className={styles.name}>{t("receiver.level")}</span>
        <Segmented
          label={t("receiver.level")}
          value={String(value.coverageLevel)}
          items={COVERAGE_LEVELS.filter((level) => levels.includes(level)).map((level) => ({
            id: String(level),
            label: t(`receiver.levels.${level}`),
          }))}
          onChange={(id) => choose(COVERAGE_LEVELS.find((level) => String(level) === id) ?? 1)}
        />
      </div>
      {value.coverageLevel !== 1 && (
        <ChipChoice
          label={t("receiver.place")}
          isRequired
          isDisabled={isDisabled}
          options={placesAt(value.coverageLevel)}
          value={value.locationIds.map(String)}
          onChange={(ids) => onChange({ locationIds: ids.map(Number) })}
        />
      )}
      <ChipChoice
        label={t("receiver.designation")}
        placeholder={t("receiver.allDesignations")}
        isDisabled={isDisabled}
        options={(designations.data ?? []).map((one) => ({ id: String(one.id), name: name(one) }))}
        value={value.designationIds.map(String)}
        onChange={(ids) => onChange({ designationIds: ids.map(Number) })}
      />
      {value.groupType !== "OFFICERS" && (
        <ChipChoice
          label={t("receiver.instituteType")}
          placeholder={t("receiver.allInstitutes")}
          isDisabled={isDisabled}
          options={INSTITUTE_TYPES.map((id) => ({ id, name: t(`receiver.institute.${id}`) }))}
          value={value.instituteTypes}
          onChange={(ids) =>
            onChange({ instituteTypes: INSTITUTE_TYPES.filter((type) => ids.includes(type)) })
          }
        />
      )}
    </>
  );
}
