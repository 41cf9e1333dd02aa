import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/feedback/ErrorState.tsx";
import { MultiLocationSelect } from "./MultiLocationSelect.tsx";
import type { MultiLocationFilterState } from "./use-multi-location-filter.ts";

/** The location filter of the reports. */
export function MultiLocationFields({ filter }: { filter: MultiLocationFilterState }) {
  const { t } = useTranslation();
  const { choice, options, required } = filter;
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
      <MultiLocationSelect
        label={t("place.zone")}
        places={options.zones}
        value={choice.zones}
        isRequired={required.zone}
        onChange={(value) => filter.choose("zone", value)}
      />
      <MultiLocationSelect
        label={t("place.district")}
        places={options.districts}
        value={choice.districts}
        isRequired={required.district}
        onChange={(value) => filter.choose("district", value)}
      />
      <MultiLocationSelect
        label={t("place.upazila")}
        places={options.upazilas}
        value={choice.upazilas}
        isRequired={required.upazila}
        onChange={(value) => filter.choose("upazila", value)}
      />
    </>
  );
}
