import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useTypedText } from "../../../../shared/list/use-typed-text.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { NativeSelect } from "../../../../ui/fields/NativeSelect.tsx";
import { SearchField } from "../../../../ui/fields/SearchField.tsx";
import { useTemplates } from "../../surveys.api.ts";
import type { SurveyListState } from "../../use-survey-list.ts";
import styles from "../SurveyMarks.module.css";

const ALL = "";

export function SurveyFilters({ list }: { list: SurveyListState }) {
  const { t } = useTranslation("dynamicSurvey");
  const { t: common } = useTranslation();
  const { name } = useFormat();
  const { data: templates = [] } = useTemplates();
  const [text, setText] = useTypedText(list.query.searchParam ?? "", (searchParam) =>
    list.change({ searchParam }),
  );
  return (
    <div className={styles.filters}>
      <SearchField
        label={t("list.search")}
        isLabelHidden
        placeholder={t("list.search")}
        value={text}
        onChange={setText}
      />
      <NativeSelect
        label={t("list.form")}
        isLabelHidden
        value={String(list.query.formId ?? ALL)}
        options={[
          { id: ALL, name: t("list.anyForm") },
          ...templates.map((form) => ({ id: String(form.id), name: name(form) })),
        ]}
        onChange={(id) => list.change({ formId: id === ALL ? undefined : Number(id) })}
      />
      <Button
        variant="quiet"
        icon={<X size={16} aria-hidden />}
        isAllowed={list.isFiltered}
        onClick={list.clear}
      >
        {common("place.removeFilter")}
      </Button>
    </div>
  );
}
