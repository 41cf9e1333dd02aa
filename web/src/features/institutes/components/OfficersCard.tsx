import type { InstituteDetail } from "@shikkha/contract/institutes.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useAllowed } from "../../../lib/session/use-allowed.ts";
import { Avatar } from "../../../shared/people/Avatar.tsx";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { PhoneLink } from "../../../shared/people/PhoneLink.tsx";
import styles from "./OfficersCard.module.css";

interface Props {
  officers: InstituteDetail["responsibleOfficers"];
}

/** The officers of its upazila: whom to call about it. */
export function OfficersCard({ officers }: Props) {
  const { t } = useTranslation("monitoring");
  const { name, pick } = useFormat();
  const mayOpen = useAllowed("VIEW_OFFICER_DETAIL");
  return (
    <Card isFlush title={t("institute.officers")} description={t("institute.officersNote")}>
      {officers.length === 0 && <EmptyState title={t("institute.noOfficers")} />}
      <ul className={styles.list}>
        {officers.map((officer) => (
          <li key={officer.personId} className={styles.row}>
            <Avatar
              user={{
                fullNameBangla: officer.nameBangla,
                fullNameEnglish: officer.nameEnglish,
                imagePath: null,
              }}
            />
            <div className={styles.words}>
              {mayOpen ? (
                <UiLink href={`/officer-details/${officer.personId}`}>{name(officer)}</UiLink>
              ) : (
                <b>{name(officer)}</b>
              )}
              <p>{pick(officer.designationBangla, officer.designationEnglish)}</p>
            </div>
            <PhoneLink phone={officer.phone} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
