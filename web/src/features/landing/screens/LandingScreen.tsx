import { ContactBlock } from "../components/ContactBlock.tsx";
import { Gallery } from "../components/Gallery.tsx";
import { Hero } from "../components/Hero.tsx";
import { HistoryTeaser } from "../components/HistoryTeaser.tsx";
import { HomeMessage } from "../components/HomeMessage.tsx";
import { InstallCard } from "../components/InstallCard.tsx";
import { Partners } from "../components/Partners.tsx";
import { Steps } from "../components/Steps.tsx";
import { ZoneProgress } from "../components/ZoneProgress.tsx";
import { usePublicStat, useSite, useZoneStats } from "../landing.api.ts";

/** The root: says what this is, shows the country's figures, carries the message of an ended session, and leads in. */
export default function LandingScreen() {
  const { data: stat, hasFailed } = usePublicStat();
  const { data: zones } = useZoneStats();
  const { data: site } = useSite();
  return (
    <div data-wide>
      <HomeMessage />
      <Hero stat={stat} zones={zones} hasFailed={hasFailed} isDemo={site?.isDemo ?? false} />
      <Steps />
      <ZoneProgress stat={stat} zones={zones} />
      <HistoryTeaser />
      <Gallery pictures={site?.pictures} />
      {site && <Partners partners={site.partners} />}
      <InstallCard storeLinks={site?.storeLinks} />
      <ContactBlock site={site} />
    </div>
  );
}
