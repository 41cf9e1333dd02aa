import type { OfficerDetail } from "@shikkha/contract/officers/officers.ts";
import type { DutyAction } from "../model/duty-action.ts";
import { AssignDutyDialog } from "./AssignDutyDialog.tsx";
import { ChangePrimaryDialog } from "./ChangePrimaryDialog.tsx";
import { ReleaseDutyDialog } from "./ReleaseDutyDialog.tsx";

interface Props {
  officer: OfficerDetail;
  action: DutyAction;
  onClose: () => void;
}

export default function DutyDialogs({ officer, action, onClose }: Props) {
  switch (action.kind) {
    case "assign":
      return <AssignDutyDialog officer={officer} onClose={onClose} />;
    case "move":
      return <ChangePrimaryDialog officer={officer} duty={action.duty} onClose={onClose} />;
    case "release":
      return <ReleaseDutyDialog officer={officer} duty={action.duty} onClose={onClose} />;
  }
}
