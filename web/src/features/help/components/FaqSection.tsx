import type { SiteContent } from "@shikkha/contract/site.ts";
import { MessageSquareText, SearchX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { useQuestions } from "../use-questions.ts";
import type { Topic } from "../model/faq.ts";
import { FaqItem } from "./FaqItem.tsx";
import { FaqTopics } from "./FaqTopics.tsx";
import styles from "./FaqSection.module.css";
import { HelpSection } from "./HelpSection.tsx";

interface Props {
  search: string;
  siteFaq: SiteContent["faq"];
}

export function FaqSection({ search, siteFaq }: Props) {
  const { t } = useTranslation("cliche");
  const { number } = useFormat();
  const [topic, setTopic] = useState<Topic>();
  const { shown, topics, total } = useQuestions({ search, topic, siteFaq });
  return (
    <HelpSection
      title={t("help.faq")}
      note={t("help.faqShown", { shown: number(shown.length), total: number(total) })}
    >
      <FaqTopics topics={topics} topic={topic} onTopic={setTopic} />
      <div className={styles.card}>
        {shown.map((question) => (
          <FaqItem key={question.question} question={question} />
        ))}
        {shown.length === 0 && (
          <EmptyState
            icon={<SearchX size={26} />}
            title={t("help.notFound")}
            text={t("help.notFoundText")}
          />
        )}
        <p className={styles.end}>
          {t("help.noAnswer")}
          <UiLink href="/contact" className={styles.ask}>
            <MessageSquareText size={18} aria-hidden />
            {t("help.ask")}
          </UiLink>
        </p>
      </div>
    </HelpSection>
  );
}
