import { formCalls } from "@shikkha/contract/forms/form-calls.ts";
import { useListQuery } from "../../shared/list/use-list-query.ts";

const { shape } = formCalls.list.query;

/** The state of the list: what its address asks for. */
export function useFormList() {
  const list = useListQuery(shape);
  const { searchParam, state, formType } = list.query;
  return {
    ...list,
    isFiltered: Boolean(searchParam) || state !== undefined || formType !== undefined,
  };
}

export type FormListState = ReturnType<typeof useFormList>;
