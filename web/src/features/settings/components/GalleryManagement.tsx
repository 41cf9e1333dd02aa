import { GALLERY_LIMITS, type ManagedPicture } from "@shikkha/contract/gallery.ts";
import { lazy, Suspense, useState } from "react";
import { LeaveGuard } from "../../../shared/leaving/LeaveGuard.tsx";
import type { PictureAction } from "../model/picture-action.ts";
import { useNewPictures } from "../use-new-pictures.ts";
import { usePictureOrder } from "../use-picture-order.ts";
import { AddPictures } from "./AddPictures.tsx";
import { PictureList } from "./PictureList.tsx";
import styles from "./SettingsSections.module.css";

const PictureDialogs = lazy(() => import("../dialogs/PictureDialogs.tsx"));

export function GalleryManagement({ pictures }: { pictures: readonly ManagedPicture[] }) {
  const waiting = useNewPictures();
  const order = usePictureOrder(pictures);
  const [asked, setAsked] = useState<{ action: PictureAction; picture: ManagedPicture }>();
  return (
    <div className={styles.sections}>
      <LeaveGuard isDirty={order.isChanged || waiting.waiting.length > 0} />
      <AddPictures pictures={waiting} isFull={pictures.length >= GALLERY_LIMITS.pictures} />
      <PictureList order={order} onAsk={(action, picture) => setAsked({ action, picture })} />
      {asked && (
        <Suspense fallback={null}>
          <PictureDialogs {...asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
