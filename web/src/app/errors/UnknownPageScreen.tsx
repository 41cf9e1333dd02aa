import { useTranslation } from "react-i18next";
import { useDocumentTitle } from "../routing/use-document-title.ts";
import { PublicFrameWith } from "../frames/PublicFrameWith.tsx";
import { UnknownPage } from "./UnknownPage.tsx";

/** The 404 of the whole application, in the public frame, as nobody need be signed in to lose the way. */
export default function UnknownPageScreen() {
  const { t } = useTranslation();
  useDocumentTitle(t("page.notFound"));
  return (
    <PublicFrameWith>
      <UnknownPage />
    </PublicFrameWith>
  );
}
