import { ArrowUp } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { today } from "../../../lib/format/today.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useLocations } from "../../../shared/locations/use-locations.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { ErrorState } from "../../../ui/feedback/ErrorState.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { Table } from "../../../ui/table/Table.tsx";
import type { TableSort } from "../../../ui/table/table-column.ts";
import { usePlaces } from "../dashboard.api.ts";
import { trailTo } from "../model/place-trail.ts";
import { sortPlaces } from "../model/sort-places.ts";
import { passedShare } from "../model/standing.ts";
import { usePlaceColumns } from "./use-place-columns.tsx";

/** An upazila can have two hundred institutes: on a phone a long way to scroll. */
const MOST_AT_ONCE = 20;

interface Props {
  year: number;
  placeId: number | undefined;
  hrefOf: (placeId?: number) => string;
}

/** Place by place, down to the institutes; where one is stands in the address. */
export function PlacesCard({ year, placeId, hrefOf }: Props) {
  const { t } = useTranslation("monitoring");
  const { name, number } = useFormat();
  const { data: tree } = useLocations();
  const { data, error, isPlaceholderData, refetch } = usePlaces(year, placeId);
  const [sort, setSort] = useState<TableSort | null>(null);
  const [isWhole, setWhole] = useState(false);
  const level = data?.[0]?.level ?? "ZONE";
  const rows = sortPlaces(data ?? [], sort);
  const left = isWhole ? 0 : Math.max(0, rows.length - MOST_AT_ONCE);
  const columns = usePlaceColumns(level, passedShare(year, today()), hrefOf);
  const trail = placeId === undefined || !tree ? [] : trailTo(tree, placeId);
  const place = trail.at(-1);
  return (
    <Card
      isFlush
      title={[t(`dashboard.places.${level}`), place && name(place)].filter(Boolean).join(": ")}
      description={t("dashboard.placesNote")}
      actions={
        placeId !== undefined && (
          <ButtonLink
            size="sm"
            href={hrefOf(trail.at(-2)?.id)}
            icon={<ArrowUp size={16} aria-hidden />}
          >
            {t("dashboard.up")}
          </ButtonLink>
        )
      }
    >
      <Table
        caption={t(`dashboard.places.${level}`)}
        columns={columns}
        rows={left > 0 ? rows.slice(0, MOST_AT_ONCE) : rows}
        rowId={(row) => String(row.id)}
        sort={sort}
        onSort={setSort}
        isLoading={(!data && !error) || isPlaceholderData}
        empty={<EmptyState title={t("dashboard.noPlaces")} />}
        error={error && <ErrorState title={error.message} onRetry={() => void refetch()} />}
      />
      {left > 0 && (
        <Button variant="quiet" isFull onClick={() => setWhole(true)}>
          {t("dashboard.more", { number: number(left) })}
        </Button>
      )}
    </Card>
  );
}
