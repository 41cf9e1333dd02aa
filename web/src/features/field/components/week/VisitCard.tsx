import type { WeekVisit } from "@shikkha/contract/visits/field-calls.ts";
import { ChevronRight, Navigation, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { ButtonLink } from "../../../../ui/controls/ButtonLink.tsx";
import { fillingAddress, geoLink, VISITS_PATH } from "../../model/visit-address.ts";
import type { VisitProgress } from "../../use-visit-progress.ts";
import { CardFacts } from "./CardFacts.tsx";
import { CardTop } from "./CardTop.tsx";
import { CardState } from "./CardState.tsx";
import styles from "./VisitCard.module.css";

interface Props {
  visit: WeekVisit;
  isToday: boolean;
  progress: VisitProgress;
  /** Whether its form and card are on the device. */
  isReady: boolean;
  distance: number | undefined;
}

/** A planned visit: what to know before going, and one tap to begin. */
export function VisitCard({ visit, isToday, progress, isReady, distance }: Props) {
  const { t } = useTranslation("visit");
  const { name } = useFormat();
  const { kind, card, planDetailId, visitId } = visit;
  const { place, head, latitude, longitude } = card;
  const isOver = visitId !== null || progress.state === "queued";
  return (
    <article className={styles.card} data-today={isToday || undefined}>
      <CardTop place={place} kind={kind} distance={distance} />
      <CardFacts card={card} />
      <CardState progress={progress} isDone={visitId !== null} isReady={isReady} />
      <div className={styles.actions}>
        {head?.phone && (
          <a
            className={styles.square}
            href={`tel:${head.phone}`}
            aria-label={t("week.call", { name: name(head) })}
          >
            <Phone size={20} aria-hidden />
          </a>
        )}
        {latitude !== null && longitude !== null && (
          <a
            className={styles.square}
            href={geoLink(latitude, longitude, name(place))}
            aria-label={t("week.wayTo", { name: name(place) })}
          >
            <Navigation size={20} aria-hidden />
          </a>
        )}
        {isOver ? (
          <ButtonLink
            className={styles.main}
            href={visitId === null ? "/my-week/outbox" : `${VISITS_PATH[kind]}/${visitId}`}
          >
            {t("week.seeReport")}
          </ButtonLink>
        ) : (
          <ButtonLink
            className={styles.main}
            variant={isToday || progress.state === "begun" ? "primary" : "secondary"}
            href={fillingAddress(kind, { planDetailId })}
            iconEnd={<ChevronRight size={16} aria-hidden />}
          >
            {progress.state === "begun" ? t("week.goOn") : t("week.begin")}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
