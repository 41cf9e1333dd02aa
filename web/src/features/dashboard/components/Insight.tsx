import { MonthsCard } from "./MonthsCard.tsx";
import { PlacesCard } from "./PlacesCard.tsx";
import { RatingsCard } from "./RatingsCard.tsx";
import { SubmissionCard } from "./SubmissionCard.tsx";
import styles from "./Insight.module.css";

interface Props {
  year: number;
  placeId: number | undefined;
  hasPlans: boolean;
  hrefOf: (placeId?: number) => string;
}

/** Charts and tables below the first figures; they come after those, as their code does. */
export default function Insight({ year, placeId, hasPlans, hrefOf }: Props) {
  return (
    <>
      <div className={styles.pair}>
        {hasPlans && <SubmissionCard year={year} />}
        <MonthsCard year={year} />
        {!hasPlans && <RatingsCard year={year} />}
      </div>
      <PlacesCard year={year} placeId={placeId} hrefOf={hrefOf} />
      {hasPlans && <RatingsCard year={year} />}
    </>
  );
}
