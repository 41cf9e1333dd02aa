import { instituteImportCalls } from "@shikkha/contract/institute-import.ts";
import { ListFileMenu } from "../../../shared/report/ListFileMenu.tsx";
import type { InstituteListState } from "../use-institute-list.ts";

interface Props {
  query: InstituteListState["query"];
  total: number | undefined;
}

/** The list as it is filtered, as a file. */
export function ListFile({ query, total }: Props) {
  const { zone, district, upazila, isasCategory, mgmtType, type, searchParam } = query;
  const filter = { zone, district, upazila, isasCategory, mgmtType, type, searchParam };
  return (
    <ListFileMenu
      call={instituteImportCalls.download}
      request={(format) => ({ params: { format }, query: filter })}
      fileName="institute_list"
      total={total}
    />
  );
}
