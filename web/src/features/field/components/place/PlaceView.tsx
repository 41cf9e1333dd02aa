import type { IsasCategory } from "@shikkha/contract/institute-words.ts";
import type { PlaceCard } from "@shikkha/contract/visits/field-calls.ts";
import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import { ChevronLeft, Navigation } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { IsasBadge } from "../../../../shared/isas/IsasBadge.tsx";
import { ButtonLink } from "../../../../ui/controls/ButtonLink.tsx";
import { UiLink } from "../../../../ui/controls/UiLink.tsx";
import { distanceBetween } from "../../model/distance.ts";
import { geoLink } from "../../model/visit-address.ts";
import { useFieldWords } from "../../use-field-words.ts";
import { useOwnPosition } from "../../use-own-position.ts";
import { EarlierVisits } from "./EarlierVisits.tsx";
import { HeadCard } from "./HeadCard.tsx";
import { OpenActions } from "./OpenActions.tsx";
import styles from "./PlaceView.module.css";

interface Props {
  card: PlaceCard;
  /** The ways to begin, the planned one first. */
  starts: readonly { readonly kind: VisitKind; readonly href: string }[];
}

/** All that is worth knowing of a place before going there, and the button to begin under the thumb. */
export function PlaceView({ card, starts }: Props) {
  const { t } = useTranslation("visit");
  const { t: monitoring } = useTranslation("monitoring");
  const { name, number } = useFormat();
  const words = useFieldWords();
  const own = useOwnPosition();
  const { place, head, latitude, longitude, minimumVisits, visitsThisYear } = card;
  const isPlaced = latitude !== null && longitude !== null;
  const away =
    own && isPlaced ? [words.distance(distanceBetween(own, { latitude, longitude }))] : [];
  const isasLabel = (category: IsasCategory) =>
    monitoring("institute.isasLabel", {
      letter: monitoring(`institute.isasLetter.${category}`),
      word: monitoring(`institute.isasWord.${category}`),
    });
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <UiLink href="/my-week" className={styles.back}>
          <ChevronLeft size={16} aria-hidden />
          {t("week.title")}
        </UiLink>
        <h1>{name(place)}</h1>
        <p>{[...words.placeParts(place), ...away].join(" · ")}</p>
        <div className={styles.class}>
          {place.isasCategory && (
            <span aria-hidden>
              <IsasBadge category={place.isasCategory} size="lg" />
            </span>
          )}
          <span>
            {place.isasCategory && <b>{isasLabel(place.isasCategory)}</b>}
            {minimumVisits === null
              ? t("field.visitsThisYear", { number: number(visitsThisYear) })
              : t("field.visitsOfMinimum", {
                  number: number(visitsThisYear),
                  minimum: number(minimumVisits),
                })}
          </span>
        </div>
      </header>
      <div className={styles.side}>
        {head && <HeadCard head={head} />}
        {isPlaced && (
          <ButtonLink
            href={geoLink(latitude, longitude, name(place))}
            icon={<Navigation size={18} aria-hidden />}
            isFull
          >
            {t("field.showOnMap")}
          </ButtonLink>
        )}
      </div>
      <div className={styles.cards}>
        <EarlierVisits visits={card.visits} />
        <OpenActions actions={card.openActions} />
      </div>
      <div className={styles.start}>
        {starts.map(({ kind, href }, index) => (
          <ButtonLink
            key={kind}
            isFull
            size="lg"
            variant={index === 0 ? "primary" : "secondary"}
            href={href}
          >
            {t("field.beginKind", { kind: t(`field.kind.${kind}`) })}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
