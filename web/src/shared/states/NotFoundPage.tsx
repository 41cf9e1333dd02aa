import { useTranslation } from "react-i18next";
import { DocumentArt } from "../art/DocumentArt.tsx";
import { BackButton } from "./BackButton.tsx";
import { StatePage } from "./StatePage.tsx";

interface Props {
  title?: string;
  text?: string;
}

/** The address is right, but what it names is not there or out of the reader's reach. */
export function NotFoundPage({ title, text }: Props) {
  const { t } = useTranslation();
  return (
    <StatePage
      art={
        <DocumentArt tone="neutral">
          <path d="M-9-8a9 9 0 1 1 13 8c-3 2-4 4-4 7M0 19v.1" strokeWidth="7" />
        </DocumentArt>
      }
      title={title ?? t("error.sorry")}
      text={text ?? t("error.notFoundText")}
      actions={<BackButton>{t("action.back")}</BackButton>}
    />
  );
}
