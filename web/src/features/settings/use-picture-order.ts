import { galleryCalls, type ManagedPicture } from "@shikkha/contract/gallery.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../lib/calls/use-call-mutation.ts";
import { showToast } from "../../ui/feedback/toasts.ts";
import { inOrder, moved } from "./model/picture-order.ts";

/** The order is changed here as often as wished, and stored once. */
export function usePictureOrder(pictures: readonly ManagedPicture[]) {
  const { t } = useTranslation("settings");
  const [wished, setWished] = useState<readonly number[]>();
  const shown = inOrder(pictures, wished);
  const ids = shown.map(({ id }) => id);
  const { mutate, isPending, error, reset } = useCallMutation(galleryCalls.reorder, {
    outdates: [galleryCalls.list],
    onSuccess: () => {
      setWished(undefined);
      showToast({ text: t("gallery.orderSaved") });
    },
  });
  return {
    shown,
    isChanged: pictures.some(({ id }, place) => id !== ids[place]),
    isPending,
    error,
    move: (from: number, to: number) => setWished(moved(ids, from, to)),
    save: () => mutate({ body: { ids } }),
    undo: () => {
      setWished(undefined);
      reset();
    },
  };
}

export type PictureOrder = ReturnType<typeof usePictureOrder>;
