import { Bookmark, Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/Button.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import type { View } from "../use-view.ts";

const SaveViewDialog = lazy(() => import("../dialogs/SaveViewDialog.tsx"));

/** The address holds the whole view: it can be handed on, or kept under a name. */
export function ViewActions({ view }: { view: View }) {
  const { t } = useTranslation("monitoring");
  const [isSaving, setSaving] = useState(false);
  const share = async () => {
    await navigator.clipboard.writeText(new URL(view.address, location.origin).href);
    showToast({ tone: "good", text: t("bi.shared") });
  };
  return (
    <>
      <Button icon={<Share2 size={17} aria-hidden />} onClick={() => void share()}>
        {t("bi.share")}
      </Button>
      <Button
        variant="primary"
        icon={<Bookmark size={17} aria-hidden />}
        onClick={() => setSaving(true)}
      >
        {t("bi.save")}
      </Button>
      {isSaving && (
        <Suspense>
          <SaveViewDialog address={view.address} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </>
  );
}
