import type { OfficerPlan } from "@shikkha/contract/plans/visit-plan.ts";
import { RefreshCw, SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { OwnSession } from "../components/plan/OwnSession.tsx";
import { SuggestedPlan } from "../components/suggest/SuggestedPlan.tsx";
import { useSuggestion } from "../components/suggest/use-suggestion.ts";

const SuggestionWishesDialog = lazy(() => import("../dialogs/SuggestionWishesDialog.tsx"));

export default function SuggestedPlanScreen() {
  return <OwnSession>{(plan) => <Suggested plan={plan} />}</OwnSession>;
}

function Suggested({ plan }: { plan: OfficerPlan }) {
  const { t } = useTranslation("visit");
  const { digits, number } = useFormat();
  const suggestion = useSuggestion(plan.session.id);
  const [isWishing, setWishing] = useState(false);
  const year = digits(String(plan.session.year));
  return (
    <>
      <PageHeader
        title={t("suggest.title", { year })}
        meta={t("suggest.meta", { number: number(suggestion.draft.length) })}
        actions={
          <>
            <Button
              icon={<SlidersHorizontal size={17} aria-hidden />}
              onClick={() => setWishing(true)}
            >
              {t("suggest.wishes.action")}
            </Button>
            <Button
              icon={<RefreshCw size={17} aria-hidden />}
              isPending={suggestion.answer.isFetching}
              onClick={suggestion.again}
            >
              {t("suggest.again")}
            </Button>
          </>
        }
      />
      <SuggestedPlan plan={plan} suggestion={suggestion} />
      <Suspense fallback={null}>
        {isWishing && (
          <SuggestionWishesDialog
            wishes={suggestion.wishes}
            onChange={suggestion.setWishes}
            onClose={() => setWishing(false)}
          />
        )}
      </Suspense>
    </>
  );
}
