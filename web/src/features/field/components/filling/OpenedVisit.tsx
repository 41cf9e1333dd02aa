import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formOf } from "../../../../shared/question-renderer/form-of.ts";
import { loadPatterns } from "../../../../shared/question-renderer/load-patterns.ts";
import { useOnDevice } from "../../../../shared/outbox/use-outbox.ts";
import { ErrorPage } from "../../../../shared/states/ErrorPage.tsx";
import { NotFoundPage } from "../../../../shared/states/NotFoundPage.tsx";
import { type Asked, openVisit } from "../../model/open-visit.ts";
import { Filling } from "./Filling.tsx";
import { FillingShape } from "./FillingShape.tsx";
import { ResultView } from "./ResultView.tsx";

/** A visit that was begun, is begun now, or was handed in. */
export function OpenedVisit({ asked }: { asked: Asked }) {
  const { t } = useTranslation("visit");
  const [submitted, setSubmitted] = useState<string>();
  const { records } = useOnDevice();
  const opened = useQuery({
    queryKey: ["openedVisit", asked],
    queryFn: async () => {
      const found = await openVisit(asked);
      if (found.what !== "visit") return found;
      const form = formOf(found.visit.questions);
      return { ...found, compile: await loadPatterns(form) };
    },
    networkMode: "always",
    // It is read once: from then on the screen itself knows best.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
  });
  const { data, error } = opened;
  const key = submitted ?? (data?.what === "record" ? data.key : undefined);
  if (key !== undefined) {
    const record = records.find((one) => one.key === key);
    return record ? <ResultView record={record} /> : <FillingShape />;
  }
  if (error)
    return (
      <ErrorPage
        error={error}
        screen={t(`field.kind.${asked.kind}`)}
        onRetry={() => void opened.refetch()}
      />
    );
  if (!data) return <FillingShape />;
  if (data.what === "visit")
    return <Filling visit={data.visit} compile={data.compile} onSubmitted={setSubmitted} />;
  return <NotFoundPage text={t("filling.missing")} />;
}
