import { fieldCalls } from "@shikkha/contract/visits/field-calls.ts";
import { VISIT_KINDS } from "@shikkha/contract/visits/visit-words.ts";
import { useUser } from "../../../lib/session/use-user.ts";
import { usePathname, useSearchText } from "../../../shared/routing/navigation.ts";
import { ChoosePlace } from "../components/filling/ChoosePlace.tsx";
import { GivenPlace } from "../components/filling/GivenPlace.tsx";
import { OpenedVisit } from "../components/filling/OpenedVisit.tsx";
import { VISITS_PATH } from "../model/visit-address.ts";

/** One screen for the three kinds of monitoring; the address says which, and what is to be gone on with. */
export default function FillingScreen() {
  const pathname = usePathname();
  const search = new URLSearchParams(useSearchText());
  const owner = useUser()?.userId ?? 0;
  const kind = VISIT_KINDS.find((one) => pathname.startsWith(VISITS_PATH[one])) ?? "general";
  const visit = search.get("visit");
  const planned = Number(search.get("planDetailId") ?? Number.NaN);
  const planDetailId = Number.isNaN(planned) ? null : planned;
  if (visit !== null || planDetailId !== null)
    return (
      <OpenedVisit
        key={`${kind} ${visit} ${planDetailId}`}
        asked={{ owner, kind, visit, planDetailId }}
      />
    );
  const place = fieldCalls.card.query.safeParse({
    instituteId: search.get("instituteId") ?? undefined,
    officeId: search.get("officeId") ?? undefined,
  });
  return place.success ? (
    <GivenPlace kind={kind} query={place.data} />
  ) : (
    <ChoosePlace key={kind} kind={kind} given={undefined} />
  );
}
