import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useMediaQuery, WIDE_SCREEN } from "../../../lib/browser/use-media-query.ts";
import { today } from "../../../lib/format/today.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useUser } from "../../../lib/session/use-user.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { UnplannedLink } from "../components/week/UnplannedLink.tsx";
import { WeekShape } from "../components/week/WeekShape.tsx";
import { WeekView } from "../components/week/WeekView.tsx";
import { useWeek } from "../field.api.ts";

export default function MyWeekScreen() {
  const { t } = useTranslation("visit");
  const { longDate, pick } = useFormat();
  const user = useUser();
  const week = useWeek();
  const isWide = useMediaQuery(WIDE_SCREEN);
  useFillingCode();
  const day = today();
  const duty = user?.activeJurisdiction;
  const workstation = duty && pick(duty.workstationNameBangla, duty.workstationNameEnglish);
  return (
    <>
      <PageHeader
        title={t("week.title")}
        meta={[longDate(day), workstation].filter(Boolean).join(" · ")}
        actions={isWide && <UnplannedLink />}
      />
      <QueryState query={week} skeleton={<WeekShape />}>
        {(data) => (
          <WeekView
            week={data}
            isWide={isWide}
            today={day}
            keptAt={week.at}
            bytes={week.bytes}
            isFetching={week.isFetching}
            onRefetch={week.refetch}
          />
        )}
      </QueryState>
    </>
  );
}

/** Fetched while the line is there: a visit may be begun when it no longer is. */
function useFillingCode(): void {
  useEffect(() => {
    import("./FillingScreen.tsx").catch(() => undefined);
  }, []);
}
