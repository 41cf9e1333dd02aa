import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import { TitleFields } from "../components/TitleFields.tsx";
import { useBuilder, useBuilderStore } from "../model/builder-context.ts";
import { edit } from "../model/builder-store.ts";
import { hasTitleFaults } from "../model/titles.ts";

export default function TitleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("form");
  const { words } = useUiLocale();
  const store = useBuilderStore();
  const { nameBangla, nameEnglish } = useBuilder(({ document }) => document);
  const [titles, setTitles] = useState({ nameBangla, nameEnglish });
  const [isTried, setTried] = useState(false);

  function keep() {
    setTried(true);
    if (hasTitleFaults(titles)) return;
    edit(store, (document) => ({ ...document, ...titles }));
    onClose();
  }

  return (
    <Dialog
      isOpen
      title={t("builder.editTitle")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" onClick={keep}>
            {t("builder.keepTitle")}
          </Button>
        </>
      }
    >
      <TitleFields titles={titles} isTried={isTried} onChange={setTitles} />
    </Dialog>
  );
}
