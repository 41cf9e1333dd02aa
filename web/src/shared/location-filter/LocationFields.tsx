import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/Button.tsx";
import { ErrorState } from "../../ui/feedback/ErrorState.tsx";
import { InlineMessage } from "../../ui/feedback/InlineMessage.tsx";
import { LocationSelect } from "./LocationSelect.tsx";
import type { LocationFilterState } from "./use-location-filter.ts";

interface Props {
  filter: LocationFilterState;
  /** Without it the filter of the parent has its own way to clear. */
  hasClear?: boolean;
}

/** Zone, district and upazila; each list follows the one above it. Stands inside a filter card or a form. */
export function LocationFields({ filter, hasClear = true }: Props) {
  const { t } = useTranslation();
  const { choice, options, hidden, problems, required } = filter;
  if (filter.loadError) {
    return (
      <ErrorState
        title={t("place.loadFailed")}
        text={filter.loadError.message}
        onRetry={filter.reload}
      />
    );
  }
  return (
    <>
      {!hidden.zone && (
        <LocationSelect
          id="zone"
          label={t("place.zone")}
          places={options.zones}
          value={choice.zoneId}
          isDisabled={filter.isZoneDisabled}
          isRequired={required.zone}
          error={problems.zone && t(`place.${problems.zone}`)}
          onChange={(id) => filter.choose("zone", id)}
        />
      )}
      <LocationSelect
        id="district"
        label={t("place.district")}
        places={options.districts}
        value={choice.districtId}
        isRequired={required.district}
        error={problems.district && t(`place.${problems.district}`)}
        onChange={(id) => filter.choose("district", id)}
      />
      {!hidden.upazila && (
        <LocationSelect
          id="upazila"
          label={t("place.upazila")}
          places={options.upazilas}
          value={choice.upazilaId}
          isRequired={required.upazila}
          error={problems.upazila && t(`place.${problems.upazila}`)}
          onChange={(id) => filter.choose("upazila", id)}
        />
      )}
      {filter.ownProblem !== undefined && (
        <InlineMessage tone="bad">{filter.ownProblem}</InlineMessage>
      )}
      {hasClear && (
        <Button variant="quiet" icon={<X size={16} aria-hidden />} onClick={filter.clear}>
          {t("place.removeFilter")}
        </Button>
      )}
    </>
  );
}
