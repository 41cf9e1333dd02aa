import type { SiteContent } from "@shikkha/contract/site.ts";
import { Play, Video } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { hasWords } from "../model/find-text.ts";
import { HelpSection } from "./HelpSection.tsx";
import styles from "./TutorialSection.module.css";

interface Props {
  search: string;
  tutorials: SiteContent["tutorials"];
}

/** Videos stand elsewhere and open there; none is played inside the page. */
export function TutorialSection({ search, tutorials }: Props) {
  const { t } = useTranslation("cliche");
  const { pick } = useFormat();
  const found = tutorials.filter(({ title }) => hasWords(search, [title.bn, title.en]));
  if (search && found.length === 0) return null;
  return (
    <HelpSection title={t("help.tutorials")}>
      {found.length === 0 ? (
        <Card>
          <EmptyState icon={<Video size={26} />} title={t("help.noTutorials")} />
        </Card>
      ) : (
        <ul className={styles.videos}>
          {found.map(({ title, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer" className={styles.video}>
                <span aria-hidden className={styles.picture}>
                  <Play size={28} />
                </span>
                <b>{pick(title.bn, title.en)}</b>
                <small>{t("help.watch")}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </HelpSection>
  );
}
