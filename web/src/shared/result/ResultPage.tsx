import { ArrowLeft, House } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/controls/ButtonLink.tsx";
import type { Fact } from "../../ui/layout/Facts.tsx";
import { StatePage } from "../states/StatePage.tsx";
import type { Outcome } from "./result-definition.ts";
import { ResultArt } from "./ResultArt.tsx";

interface Props {
  outcome: Outcome;
  title: string;
  text?: string | undefined;
  facts?: readonly Fact[] | undefined;
  back: string;
  backLabel: string;
}

/** How a piece of work ended, with the way back to where it belongs and the way home. */
export function ResultPage({ outcome, title, text, facts, back, backLabel }: Props) {
  const { t } = useTranslation();
  return (
    <StatePage
      art={<ResultArt outcome={outcome} />}
      title={title}
      text={text}
      facts={facts}
      actions={
        <>
          {back !== "/dashboard" && (
            <ButtonLink href="/dashboard" size="lg" icon={<House size={18} aria-hidden />}>
              {t("action.toHome")}
            </ButtonLink>
          )}
          <ButtonLink
            href={back}
            variant="primary"
            size="lg"
            icon={<ArrowLeft size={18} aria-hidden />}
          >
            {backLabel}
          </ButtonLink>
        </>
      }
    />
  );
}
