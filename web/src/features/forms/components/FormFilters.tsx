import { FORM_STATES } from "@shikkha/contract/forms/form.ts";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useTypedText } from "../../../shared/list/use-typed-text.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Segmented } from "../../../ui/controls/Segmented.tsx";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import type { FormListState } from "../use-form-list.ts";
import styles from "./FormFilters.module.css";

const ALL = "";

/** Two filters only, so they are never closed to a bar. */
export function FormFilters({ list }: { list: FormListState }) {
  const { t } = useTranslation("form");
  const { t: common } = useTranslation();
  const { words } = useUiLocale();
  const [text, setText] = useTypedText(list.query.searchParam ?? "", (searchParam) =>
    list.change({ searchParam }),
  );
  return (
    <Card className={styles.card}>
      <div className={styles.fields}>
        <div className={styles.search}>
          <SearchField
            label={t("list.search")}
            placeholder={t("list.searchExample")}
            value={text}
            onChange={setText}
          />
        </div>
        <Segmented
          label={t("list.state")}
          value={list.query.state ?? ALL}
          items={[
            { id: ALL, label: words.all },
            ...FORM_STATES.map((id) => ({ id, label: t(`state.${id}`) })),
          ]}
          onChange={(id) => list.change({ state: id || undefined })}
        />
        <Button
          size="sm"
          variant="quiet"
          icon={<X size={16} aria-hidden />}
          isAllowed={list.isFiltered}
          onClick={list.clear}
        >
          {common("place.removeFilter")}
        </Button>
      </div>
    </Card>
  );
}
