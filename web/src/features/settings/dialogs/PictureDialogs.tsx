import type { ManagedPicture } from "@shikkha/contract/gallery.ts";
import type { PictureAction } from "../model/picture-action.ts";
import { DeletePictureDialog } from "./DeletePictureDialog.tsx";
import { EditPictureDialog } from "./EditPictureDialog.tsx";

interface Props {
  action: PictureAction;
  picture: ManagedPicture;
  onClose: () => void;
}

export default function PictureDialogs({ action, ...rest }: Props) {
  return action === "edit" ? <EditPictureDialog {...rest} /> : <DeletePictureDialog {...rest} />;
}
