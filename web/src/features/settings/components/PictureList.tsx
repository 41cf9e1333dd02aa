import type { ManagedPicture } from "@shikkha/contract/gallery.ts";
import { Images } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { InlineMessage } from "../../../ui/feedback/InlineMessage.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import type { PictureAction } from "../model/picture-action.ts";
import type { PictureOrder } from "../use-picture-order.ts";
import { PictureRow } from "./PictureRow.tsx";
import styles from "./PictureList.module.css";

interface Props {
  order: PictureOrder;
  onAsk: (action: PictureAction, picture: ManagedPicture) => void;
}

/** The gallery as visitors see it, from the first picture to the last. */
export function PictureList({ order, onAsk }: Props) {
  const { t } = useTranslation("settings");
  const { words } = useUiLocale();
  const { shown, isChanged, isPending, error } = order;
  return (
    <Card title={t("gallery.list")} description={t("gallery.listAbout")} isFlush>
      {shown.length === 0 && (
        <EmptyState
          icon={<Images size={26} />}
          title={t("gallery.none")}
          text={t("gallery.noneText")}
        />
      )}
      {error && (
        <div className={styles.alert}>
          <Alert tone="bad" isSpoken title={t("gallery.orderFailed")}>
            {error.message}
          </Alert>
        </div>
      )}
      <ol className={styles.list}>
        {shown.map((picture, place) => (
          <PictureRow
            key={picture.id}
            picture={picture}
            place={place}
            total={shown.length}
            isDisabled={isPending}
            onMove={(to) => order.move(place, to)}
            onAsk={onAsk}
          />
        ))}
      </ol>
      {isChanged && (
        <div className={styles.bar}>
          <output className={styles.state}>
            <InlineMessage tone="warning">{t("gallery.orderChanged")}</InlineMessage>
          </output>
          <Button isDisabled={isPending} onClick={order.undo}>
            {words.cancel}
          </Button>
          <Button variant="primary" isPending={isPending} onClick={order.save}>
            {t("gallery.orderSave")}
          </Button>
        </div>
      )}
    </Card>
  );
}
