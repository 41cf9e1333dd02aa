import type { GuestRow } from "@shikkha/contract/guests.ts";
import { UserPlus } from "lucide-react";
import { lazy, Suspense, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { PrintButton } from "../../../shared/list/PrintButton.tsx";
import { ListCard } from "../../../shared/list/ListCard.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { GuestFilters } from "../components/GuestFilters.tsx";
import { useGuestColumns } from "../components/use-guest-columns.tsx";
import { useGuests } from "../guests.api.ts";
import type { GuestAction } from "../model/guest-action.ts";
import { useGuestList } from "../use-guest-list.ts";

const GuestDialogs = lazy(() => import("../dialogs/GuestDialogs.tsx"));

export default function GuestListScreen() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const list = useGuestList();
  const answer = useGuests(list.request);
  const [asked, setAsked] = useState<{ action: GuestAction; guest: GuestRow }>();
  const ask = useCallback(
    (action: GuestAction, guest: GuestRow) => setAsked({ action, guest }),
    [],
  );
  const columns = useGuestColumns(ask);
  const actions = (
    <>
      <PrintButton />
      <ButtonLink
        href="/guest-user/registration"
        variant="primary"
        icon={<UserPlus size={17} aria-hidden />}
      >
        {t("guest.registerNew")}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHeader title={common("page.guestList")} meta={t("guest.listMeta")} actions={actions} />
      <GuestFilters list={list} />
      <ListCard
        caption={common("page.guestList")}
        answer={answer}
        paging={list}
        columns={columns}
        rowId={(guest) => String(guest.userId)}
        summary={(total) => t("guest.found", { count: answer.data?.total ?? 0, number: total })}
        emptyTitle={list.isFiltered ? t("guest.noneFound") : t("guest.none")}
        isFiltered={list.isFiltered}
      />
      {asked && (
        <Suspense fallback={null}>
          <GuestDialogs {...asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}
