import type { AuditLogEntry } from "@shikkha/contract/audit.ts";
import {
  CirclePlus,
  Download,
  Lock,
  LogIn,
  LogOut,
  type LucideIcon,
  Pencil,
  Send,
  Trash2,
} from "lucide-react";

export const ACTION_ICON: Record<AuditLogEntry["actionType"], LucideIcon> = {
  CREATE: CirclePlus,
  UPDATE: Pencil,
  DELETE: Trash2,
  SIGN_IN: LogIn,
  SIGN_OUT: LogOut,
  DOWNLOAD: Download,
  SEND: Send,
  REFUSED: Lock,
};
