import { RECEIVER_KINDS } from "@shikkha/contract/notices/receivers.ts";
import { CHANNELS } from "@shikkha/contract/settings.ts";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useTypedText } from "../../../../shared/list/use-typed-text.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { NativeSelect } from "../../../../ui/fields/NativeSelect.tsx";
import { SearchField } from "../../../../ui/fields/SearchField.tsx";
import type { NoticeListState } from "../../use-notice-list.ts";
import styles from "../NoticeMarks.module.css";

const ALL = "";

export function NoticeFilters({ list }: { list: NoticeListState }) {
  const { t } = useTranslation("notice");
  const { t: common } = useTranslation();
  const [text, setText] = useTypedText(list.query.searchParam ?? "", (searchParam) =>
    list.change({ searchParam }),
  );
  return (
    <div className={styles.filters}>
      <SearchField
        label={t("manage.search")}
        isLabelHidden
        placeholder={t("manage.search")}
        value={text}
        onChange={setText}
      />
      <NativeSelect
        label={t("manage.receivers")}
        isLabelHidden
        value={list.query.receivers ?? ALL}
        options={[
          { id: ALL, name: t("manage.anyReceivers") },
          ...RECEIVER_KINDS.map((id) => ({ id, name: t(`receiver.kind.${id}`) })),
        ]}
        onChange={(id) => list.change({ receivers: id || undefined })}
      />
      <NativeSelect
        label={t("manage.channel")}
        isLabelHidden
        value={list.query.channel ?? ALL}
        options={[
          { id: ALL, name: t("manage.anyChannel") },
          ...CHANNELS.map((id) => ({ id, name: t(`channel.${id}`) })),
        ]}
        onChange={(id) => list.change({ channel: id || undefined })}
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
