import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import { useTranslation } from "react-i18next";
import { useGo } from "../../../../shared/routing/navigation.ts";
import { RadioGroup } from "../../../../ui/fields/RadioGroup.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { useVisitKinds } from "../../field.api.ts";
import { VISITS_PATH } from "../../model/visit-address.ts";

/** Which kind of monitoring it is to be; each has an address of its own. */
export function KindChoice({ kind }: { kind: VisitKind }) {
  const { t } = useTranslation("visit");
  const go = useGo();
  const kinds = useVisitKinds();
  if (kinds.length < 2) return null;
  return (
    <Card>
      <RadioGroup
        label={t("filling.choose.kind")}
        options={kinds.map((one) => ({ id: one, name: t(`field.kind.${one}`) }))}
        value={kind}
        onChange={(chosen) => go.replace(`${VISITS_PATH[chosen]}/new`)}
      />
    </Card>
  );
}
