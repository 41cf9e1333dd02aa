import { shownReceiptNumber } from "@shikkha/contract/visits/receipt.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import type { OutboxRecord } from "../../../../shared/outbox/outbox-record.ts";
import { UiLink } from "../../../../ui/controls/UiLink.tsx";
import { fillingAddress } from "../../model/visit-address.ts";

/** A receipt the server gave this device. */
export function ReceiptRow({ record: { receipt, visit } }: { record: OutboxRecord }) {
  const { t } = useTranslation("visit");
  const { name, date, time, language } = useFormat();
  if (!receipt) return null;
  return (
    <li>
      <UiLink href={fillingAddress(visit.kind, { visit: visit.clientId })}>
        <span>
          {name(visit.place)}
          <small>
            {`${t(`field.kind.${visit.kind}`)} · ${date(receipt.at)}, ${time(receipt.at)}`}
          </small>
        </span>
        <b>{shownReceiptNumber(receipt.number, language)}</b>
      </UiLink>
    </li>
  );
}
