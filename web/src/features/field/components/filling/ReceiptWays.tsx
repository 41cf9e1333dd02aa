import { recordFileCalls } from "@shikkha/contract/reports/record-files.ts";
import { type Receipt, shownReceiptNumber } from "@shikkha/contract/visits/receipt.ts";
import { Share2 } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../../lib/browser/use-online.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import type { DeviceVisit } from "../../../../shared/outbox/device-visit.ts";
import { PdfButton } from "../../../../shared/report/PdfButton.tsx";
import { Button } from "../../../../ui/controls/Button.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { showToast } from "../../../../ui/feedback/toasts.ts";
import { shareText } from "../../model/share-text.ts";
import styles from "./ResultView.module.css";

interface Props {
  receipt: Receipt;
  visit: DeviceVisit;
}

/** What can be done with a receipt: the visit as a PDF, where there is a line to fetch it, and the receipt handed on. */
export function ReceiptWays({ receipt, visit }: Props) {
  const { t } = useTranslation("visit");
  const { name, date, time, language } = useFormat();
  const isOnline = useOnline();
  const { kind } = visit;
  const { visitId, number, at, hash } = receipt;

  async function share() {
    const shown = shownReceiptNumber(number, language);
    const words = [
      `${t("filling.result.receiptNumber")}: ${shown}`,
      `${t(`field.kind.${kind}`)}, ${name(visit.place)}`,
      `${t("filling.result.receivedAt")}: ${date(at)}, ${time(at)}`,
      `${t("filling.result.hash")}: ${hash}`,
    ];
    const done = await shareText(shown, words.join("\n"));
    if (done === "copied") showToast({ text: t("filling.result.shareCopied") });
    if (done === "failed") showToast({ tone: "bad", text: t("filling.result.shareFailed") });
  }

  return (
    <div className={styles.ways}>
      {isOnline && (
        // The words of the file button are not among those of field work; the receipt does not wait for them.
        <Suspense fallback={<Skeleton height={52} />}>
          <PdfButton
            call={recordFileCalls.visit}
            request={{ params: { kind, visitId } }}
            fileName={`${kind}_visit_${visitId}`}
          />
        </Suspense>
      )}
      <Button icon={<Share2 size={18} aria-hidden />} onClick={() => void share()}>
        {t("filling.result.share")}
      </Button>
    </div>
  );
}
