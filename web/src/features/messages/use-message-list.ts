import { idText } from "@shikkha/contract/kernel/numbers.ts";
import { contactMessageCalls } from "@shikkha/contract/contact-messages.ts";
import { writeListQuery } from "../../shared/list/list-query.ts";
import { useListQuery } from "../../shared/list/use-list-query.ts";

/** Which message is open stands in the address beside the page; the call does not know it. */
const shape = { ...contactMessageCalls.list.query.shape, message: idText() };

export function useMessageList() {
  const list = useListQuery(shape);
  const { message, ...request } = list.request;
  return {
    ...list,
    request,
    openId: message,
    openHref: (id: number) => `/contact-messages${writeListQuery({ ...list.query, message: id })}`,
    close: () => list.change({ page: list.query.page, message: undefined }),
  };
}
