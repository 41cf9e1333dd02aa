import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useLocations } from "../../../../shared/locations/use-locations.ts";
import { YearStepper } from "../../../../shared/years/YearStepper.tsx";
import { ButtonLink } from "../../../../ui/controls/ButtonLink.tsx";
import { PageHeader } from "../../../../ui/layout/PageHeader.tsx";
import { isasAddress, revisedAddress } from "../../review-address.ts";

interface Props {
  zoneId: number;
  year: number;
  /** which of the two screens this is */
  shows: "institutes" | "plans";
}

/** The zone by name, the year, and the way to the other screen. */
export function ComplianceHeader({ zoneId, year, shows }: Props) {
  const { t } = useTranslation("visit");
  const { t: common } = useTranslation();
  const { name } = useFormat();
  const { data: tree } = useLocations();
  const zone = tree?.find(({ id }) => id === zoneId);
  const addressOf = shows === "institutes" ? isasAddress : revisedAddress;
  return (
    <PageHeader
      title={common(shows === "institutes" ? "menu.planByIsas" : "page.planToBeRevised")}
      beside={<YearStepper year={year} hrefOf={(next) => addressOf(zoneId, next)} />}
      meta={zone && t("compliance.zone", { name: name(zone) })}
      actions={
        shows === "institutes" ? (
          <ButtonLink href={revisedAddress(zoneId, year)}>{t("compliance.toPlans")}</ButtonLink>
        ) : (
          <ButtonLink href={isasAddress(zoneId, year)}>{t("compliance.toInstitutes")}</ButtonLink>
        )
      }
    />
  );
}
