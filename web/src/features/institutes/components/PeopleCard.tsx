import type { InstituteDetail } from "@shikkha/contract/institutes.ts";
import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { Table } from "../../../ui/table/Table.tsx";
import { usePersonColumns } from "./use-person-columns.tsx";

/** Teachers and staff with a duty here; of many only the first are sent, and the head says how many there are. */
export function PeopleCard({ institute: { people, peopleTotal } }: { institute: InstituteDetail }) {
  const { t } = useTranslation("monitoring");
  const { number } = useFormat();
  const columns = usePersonColumns();
  const numbers = { shown: number(people.length), number: number(peopleTotal) };
  return (
    <Card
      isFlush
      title={t("institute.people")}
      description={
        peopleTotal > people.length
          ? t("institute.peopleSome", { count: peopleTotal, ...numbers })
          : peopleTotal > 0 && t("institute.peopleCount", { count: peopleTotal, ...numbers })
      }
    >
      {people.length === 0 ? (
        <EmptyState icon={<Users size={26} />} title={t("institute.noPeople")} />
      ) : (
        <Table
          caption={t("institute.people")}
          columns={columns}
          rows={people}
          rowId={(person) => String(person.personId)}
        />
      )}
    </Card>
  );
}
