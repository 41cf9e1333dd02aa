import { galleryCalls } from "@shikkha/contract/gallery.ts";
import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../lib/calls/use-call.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { GalleryManagement } from "../components/GalleryManagement.tsx";

export default function GallerySettingsScreen() {
  const { t } = useTranslation(["common", "settings"]);
  const pictures = useCall(galleryCalls.list, {});
  return (
    <>
      <PageHeader
        title={t("page.gallerySettings")}
        meta={t("settings:gallery.meta")}
        actions={
          <ButtonLink href="/photo-gallery" icon={<ExternalLink size={17} aria-hidden />}>
            {t("settings:gallery.see")}
          </ButtonLink>
        }
      />
      <QueryState query={pictures} skeleton={<Skeleton height={420} />}>
        {(stored) => <GalleryManagement pictures={stored} />}
      </QueryState>
    </>
  );
}
