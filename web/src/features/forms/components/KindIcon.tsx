import type { Question, RenderType } from "@shikkha/contract/forms/question.ts";
import {
  CircleDot,
  Hash,
  LayoutList,
  type LucideIcon,
  Split,
  SquareCheck,
  SquareChevronDown,
  Star,
  ToggleLeft,
  Type,
} from "lucide-react";
import type { AddedKind } from "../model/add-kind.ts";

const ICONS: Record<RenderType | "CONDITIONAL" | "NUMBER", LucideIcon> = {
  SECTION: LayoutList,
  WEIGHTED_STAR_SECTION: Star,
  DROPDOWN: SquareChevronDown,
  RADIO: CircleDot,
  TEXT: Type,
  NUMBER: Hash,
  COMPUTED_STAR: Star,
  CHECKBOX: SquareCheck,
  CHECKBOX_LIST: LayoutList,
  COMPUTED_CHECKBOX_LIST: LayoutList,
  YES_NO: ToggleLeft,
  CONDITIONAL: Split,
};

interface Props {
  kind: AddedKind | "NUMBER";
  size?: number | undefined;
  className?: string | undefined;
}

/** What a question is, at a glance; the words beside it say the same. */
export function KindIcon({ kind, size = 16, className }: Props) {
  const Icon = ICONS[kind];
  return <Icon size={size} aria-hidden className={className} />;
}

export function iconKind({ renderType, meta }: Question): Props["kind"] {
  return renderType === "TEXT" && meta.type === "number" ? "NUMBER" : renderType;
}
