import type { Channel } from "@shikkha/contract/settings.ts";
import { Bell, type LucideIcon, Mail, MessageSquareMore } from "lucide-react";

export const CHANNEL_ICON: Readonly<Record<Channel, LucideIcon>> = {
  SMS: MessageSquareMore,
  EMAIL: Mail,
  PUSH: Bell,
};
