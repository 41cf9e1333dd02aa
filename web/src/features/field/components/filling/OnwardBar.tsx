import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { today } from "../../../../lib/format/today.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useOnDevice } from "../../../../shared/outbox/use-outbox.ts";
import { ButtonLink } from "../../../../ui/controls/ButtonLink.tsx";
import { useWeek } from "../../field.api.ts";
import { nextVisit } from "../../model/next-visit.ts";
import { placeAddress } from "../../model/visit-address.ts";
import styles from "./ResultView.module.css";

/** Where to go from here: to the next planned visit if there is one, else to the week. */
export function OnwardBar({ isReceived }: { isReceived: boolean }) {
  const { t } = useTranslation("visit");
  const { name } = useFormat();
  const { data: week } = useWeek();
  const { records } = useOnDevice();
  const handedIn = new Set(records.map(({ visit }) => visit.planDetailId));
  const next = week && nextVisit(week, today(), handedIn);
  return (
    <div className={styles.on}>
      <div>
        {isReceived && next ? (
          <ButtonLink href="/my-week">{t("week.title")}</ButtonLink>
        ) : (
          <ButtonLink href="/my-week/outbox">{t("filling.result.seeList")}</ButtonLink>
        )}
        {next ? (
          <ButtonLink
            href={placeAddress(next.card.place)}
            variant="primary"
            className={styles.main}
            iconEnd={<ChevronRight size={16} aria-hidden />}
          >
            <span className={styles.next}>
              {t("filling.result.next")}
              <small>{name(next.card.place)}</small>
            </span>
          </ButtonLink>
        ) : (
          <ButtonLink href="/my-week" variant="primary" className={styles.main}>
            {t("week.title")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
