import type { TFunction } from "i18next";

interface PublicLink {
  readonly href: string;
  readonly label: string;
}

/** The public pages and the two parts of the first one that people look for. */
export function publicLinks(t: TFunction<["common", "cliche"]>): readonly PublicLink[] {
  return [
    { href: "/#steps", label: t("cliche:public.steps") },
    { href: "/#zones", label: t("cliche:public.zones") },
    { href: "/history", label: t("page.history") },
    { href: "/photo-gallery", label: t("page.gallery") },
    { href: "/contact", label: t("page.contact") },
  ];
}
