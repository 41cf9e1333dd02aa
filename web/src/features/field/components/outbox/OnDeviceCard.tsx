import { CalendarDays, FileText, Image, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../../lib/browser/use-online.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useOnDevice } from "../../../../shared/outbox/use-outbox.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { ProgressBar } from "../../../../ui/feedback/ProgressBar.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { useFormsOnDevice, useWeek } from "../../field.api.ts";
import { plannedVisits } from "../../model/sort-week.ts";
import { useFieldWords } from "../../use-field-words.ts";
import { useSize } from "../../use-size.ts";
import { useStorageRoom } from "../../use-storage-room.ts";
import styles from "./OnDeviceCard.module.css";

interface Part {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly bytes: number;
}

/** What can be worked with when there is no connection, with its bytes, and how much room is left. */
export function OnDeviceCard() {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const { moment } = useFieldWords();
  const size = useSize();
  const isOnline = useOnline();
  const week = useWeek();
  const forms = useFormsOnDevice();
  const { visits, records } = useOnDevice();
  const room = useStorageRoom();
  const kept = forms.data ?? [];
  const places = new Set(week.data && plannedVisits(week.data).map(({ card }) => placeOf(card)));
  const photos = [...visits, ...records.filter(({ state }) => state !== "sent").map(visitOf)]
    .flatMap((visit) => visit.photos)
    .filter(({ bytes }) => bytes > 0);
  const formsAt = kept.map(({ at }) => at).toSorted()[0];
  const parts: Part[] = [
    {
      icon: FileText,
      title: t("outbox.kept.forms", { number: number(kept.length) }),
      text: formsAt === undefined ? t("week.nothingKept") : moment(formsAt),
      bytes: sum(kept),
    },
    {
      icon: CalendarDays,
      title: t("outbox.kept.places", { number: number(places.size) }),
      text: week.at === undefined ? t("week.nothingKept") : moment(week.at),
      bytes: week.bytes,
    },
    {
      icon: Image,
      title: t("outbox.kept.photos", { number: number(photos.length) }),
      text: t("outbox.kept.photosText"),
      bytes: sum(photos),
    },
  ];
  const isFetching = week.isFetching || forms.isFetching;
  return (
    <Card title={t("outbox.kept.title")} isFlush>
      <ul className={styles.parts}>
        {parts.map(({ icon: Icon, title, text, bytes }) => (
          <li key={title}>
            <span className={styles.icon}>
              <Icon size={20} aria-hidden />
            </span>
            <span>
              {title}
              <small>{text}</small>
            </span>
            {bytes > 0 && <em>{size(bytes)}</em>}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        {room && (
          <ProgressBar
            label={t("outbox.kept.room")}
            value={room.used}
            total={room.all}
            count={`${size(room.used)} / ${size(room.all)}`}
          />
        )}
        <Button
          isFull
          isDisabled={!isOnline}
          isPending={isFetching}
          onClick={() => {
            void week.refetch();
            void forms.refetch();
          }}
        >
          {t(isOnline ? "week.downloadAgain" : "week.needsLine")}
        </Button>
      </div>
    </Card>
  );
}

const sum = (all: readonly { readonly bytes: number }[]) =>
  all.reduce((total, { bytes }) => total + bytes, 0);
const visitOf = <Visit,>({ visit }: { readonly visit: Visit }) => visit;

function placeOf({
  place,
}: {
  readonly place: { readonly instituteId: number | null; readonly officeId: number | null };
}): string {
  return `${place.instituteId}/${place.officeId}`;
}
