import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/feedback/ErrorState.tsx";
import { FaqSection } from "../components/FaqSection.tsx";
import { GuideSection } from "../components/GuideSection.tsx";
import { HelpContacts } from "../components/HelpContacts.tsx";
import { HelpSearch } from "../components/HelpSearch.tsx";
import { TutorialSection } from "../components/TutorialSection.tsx";
import { useSiteContent } from "../help.api.ts";
import styles from "./HelpCenterScreen.module.css";

/** One search over guides, videos and questions; the contacts stand above them for those in a hurry. */
export default function HelpCenterScreen() {
  const { t } = useTranslation("cliche");
  const [search, setSearch] = useState("");
  const site = useSiteContent();
  return (
    <div className={styles.page}>
      <HelpSearch search={search} onSearch={setSearch} />
      {site.isError ? (
        <ErrorState
          title={t("help.loadFailed")}
          text={site.error.message}
          onRetry={() => void site.refetch()}
          isRetrying={site.isFetching}
        />
      ) : (
        <HelpContacts site={site.data} />
      )}
      <GuideSection search={search} />
      {site.data && <TutorialSection search={search} tutorials={site.data.tutorials} />}
      <FaqSection search={search} siteFaq={site.data?.faq ?? []} />
    </div>
  );
}
