import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";

/** A mobile number to call; the numbers of Bangladesh are stored without the country's own. */
export function PhoneLink({ phone }: { phone: string | null }) {
  const { t } = useTranslation();
  const { digits } = useFormat();
  return phone ? <a href={`tel:+88${phone}`}>{digits(phone)}</a> : t("profile.notGiven");
}
