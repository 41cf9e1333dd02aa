import { planReviewCalls } from "@shikkha/contract/plans/review.ts";
import { useAllowed } from "../../../lib/session/use-allowed.ts";
import { dashboardAddress } from "../model/dashboard-address.ts";
import styles from "./Insight.module.css";
import { MonthsCard } from "./MonthsCard.tsx";
import { PlacesCard } from "./PlacesCard.tsx";
import { RatingsCard } from "./RatingsCard.tsx";
import { SubmissionCard } from "./SubmissionCard.tsx";

interface Props {
  year: number;
  placeId: number | undefined;
}

/** Charts and tables below the first figures; they come after those, as their code does. */
export default function Insight({ year, placeId }: Props) {
  const hasPlans = useAllowed(planReviewCalls.stat.permission);
  return (
    <>
      <div className={styles.pair}>
        {hasPlans && <SubmissionCard year={year} />}
        <MonthsCard year={year} />
        {!hasPlans && <RatingsCard year={year} />}
      </div>
      <PlacesCard
        year={year}
        placeId={placeId}
        hrefOf={(id) => dashboardAddress({ planYear: year, placeId: id })}
      />
      {hasPlans && <RatingsCard year={year} />}
    </>
  );
}
