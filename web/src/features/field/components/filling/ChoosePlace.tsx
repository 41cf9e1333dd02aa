import type { VisitedPlace } from "@shikkha/contract/visits/visit.ts";
import { type VisitKind, VISIT_LIMITS } from "@shikkha/contract/visits/visit-words.ts";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../../lib/session/use-user.ts";
import { keepDeviceVisit } from "../../../../shared/outbox/device-visits.ts";
import { useGo } from "../../../../shared/routing/navigation.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { UiLink } from "../../../../ui/controls/UiLink.tsx";
import { Alert } from "../../../../ui/feedback/Alert.tsx";
import { TextArea } from "../../../../ui/fields/TextArea.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { PageHeader } from "../../../../ui/layout/PageHeader.tsx";
import { findCard } from "../../model/open-visit.ts";
import { unplannedVisit } from "../../model/new-visit.ts";
import { fillingAddress, placeQuery } from "../../model/visit-address.ts";
import { getForm } from "../../model/visit-forms.ts";
import { ChosenPlace } from "./ChosenPlace.tsx";
import { KindChoice } from "./KindChoice.tsx";
import { PlaceSearch } from "./PlaceSearch.tsx";
import styles from "./ChoosePlace.module.css";

interface Props {
  kind: VisitKind;
  /** Named by the address; undefined where one is still to be chosen. */
  given: VisitedPlace | undefined;
}

/** The beginning of a visit outside the plan: where, and why. */
export function ChoosePlace({ kind, given }: Props) {
  const { t } = useTranslation("visit");
  const go = useGo();
  const owner = useUser()?.userId ?? 0;
  const [chosen, setChosen] = useState<VisitedPlace>();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const [state, setState] = useState<"idle" | "pending" | "failed">("idle");
  const place = chosen ?? given;
  const isWritten = reason.trim() !== "" && reason.length <= VISIT_LIMITS.reason;

  async function begin(where: VisitedPlace) {
    setState("pending");
    try {
      const [form, card] = await Promise.all([getForm(owner, kind), findCard(placeQuery(where))]);
      const visit = unplannedVisit({ owner, kind, form, place: where, card }, reason.trim());
      await keepDeviceVisit(visit);
      go.replace(fillingAddress(kind, { visit: visit.clientId }));
    } catch {
      setState("failed");
    }
  }

  function submit() {
    setTried(true);
    if (place && isWritten && state !== "pending") void begin(place);
  }

  return (
    <div className={styles.page}>
      <UiLink href="/my-week" className={styles.back}>
        <ChevronLeft size={16} aria-hidden />
        {t("week.title")}
      </UiLink>
      <PageHeader title={t("filling.choose.title")} meta={t("filling.choose.lead")} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          {!given && <KindChoice kind={kind} />}
          <Card title={t(kind === "office" ? "filling.choose.office" : "filling.choose.institute")}>
            {place ? (
              <ChosenPlace
                place={place}
                onChange={given && !chosen ? undefined : () => setChosen(undefined)}
              />
            ) : (
              <PlaceSearch kind={kind} onChoose={setChosen} isMissing={isTried} />
            )}
          </Card>
        </div>
        <div className={styles.stack}>
          <Card title={t("filling.choose.why")}>
            <TextArea
              label={t("filling.choose.reason")}
              help={t("filling.choose.reasonHelp")}
              value={reason}
              rows={3}
              isRequired
              limit={VISIT_LIMITS.reason}
              error={isTried && !isWritten ? t("filling.choose.reasonMissing") : undefined}
              onChange={(event) => setReason(event.target.value)}
            />
          </Card>
          {state === "failed" && (
            <Alert tone="bad" isSpoken>
              {t("filling.choose.failed")}
            </Alert>
          )}
        </div>
        <div className={styles.begin}>
          <Button
            variant="primary"
            size="lg"
            isFull
            isPending={state === "pending"}
            onClick={submit}
          >
            {t("week.begin")}
          </Button>
        </div>
      </div>
    </div>
  );
}
