import { useTranslation } from "react-i18next";
import { NAMESPACES } from "../../i18n/namespaces.ts";
import type { TextKey } from "../../i18n/text-key.ts";
import { useRouteDefinition } from "../routing/use-route-definition.ts";
import { ResultPage } from "./ResultPage.tsx";

/** Serves every result route; the words come with the route's definition. */
export default function ResultScreen() {
  const { outcome, says, back, backLabel } = useResult();
  const { t } = useTranslation(groupsOf(says.title, backLabel));
  return (
    <ResultPage
      outcome={outcome}
      title={t(says.title)}
      text={says.text && t(says.text)}
      back={back}
      backLabel={t(backLabel)}
    />
  );
}

function useResult() {
  const { result } = useRouteDefinition();
  if (!result) throw new Error("A result route needs its result.");
  return result;
}

/** Only the groups these texts stand in are brought in. */
function groupsOf(...keys: readonly TextKey[]) {
  return NAMESPACES.filter(
    (group) => group === "common" || keys.some((key) => key.startsWith(`${group}:`)),
  );
}
