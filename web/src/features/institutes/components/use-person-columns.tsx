import type { InstituteDetail } from "@shikkha/contract/institutes.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import { PhoneLink } from "../../../shared/people/PhoneLink.tsx";

type Person = InstituteDetail["people"][number];

export function usePersonColumns(): readonly TableColumn<Person>[] {
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
  const { name, pick } = useFormat();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("institute.person"),
        isRowHeader: true,
        card: "title",
        cell: (person) => name(person),
      },
      {
        id: "designation",
        header: common("profile.designation"),
        cell: (person) => pick(person.designationBangla, person.designationEnglish),
      },
      {
        id: "phone",
        header: common("profile.phone"),
        cell: (person) => <PhoneLink phone={person.phone} />,
      },
    ],
    [t, common, name, pick],
  );
}
