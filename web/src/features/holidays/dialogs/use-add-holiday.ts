import { holidayCalls, type HolidayEntry } from "@shikkha/contract/holidays.ts";
import type { BodyOf } from "@shikkha/contract/kernel/call.ts";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useLanguage } from "../../../lib/format/use-format.ts";
import { contractResolver } from "../../../lib/forms/contract-resolver.ts";
import { takeRefusal } from "../../../lib/forms/take-refusal.ts";
import { useGo } from "../../../shared/routing/navigation.ts";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { SHOWS_HOLIDAYS } from "../holidays.api.ts";
import { holidayAddress } from "../use-holiday-address.ts";

type Body = BodyOf<typeof holidayCalls.add>;

/** The body while the form is still being filled. */
interface Draft {
  year: Body["year"];
  holidays: Partial<HolidayEntry>[];
}

/** The call takes many holidays; the form fills the first of them. */
const HOLIDAY_FIELDS = [
  "holidays.0.nameBangla",
  "holidays.0.nameEnglish",
  "holidays.0.startDate",
  "holidays.0.endDate",
] as const;

/** Names are boxes and so begin empty; a date is there or missing. */
const EMPTY = { nameBangla: "", nameEnglish: "" };

export function useAddHoliday(year: number) {
  const { t } = useTranslation("visit");
  const go = useGo();
  const language = useLanguage();
  const [refusal, setRefusal] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const form = useForm<Draft>({
    defaultValues: { year, holidays: [EMPTY] },
    resolver: contractResolver<Draft>(holidayCalls.add.body, language),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  const { mutate, isPending } = useCallMutation(holidayCalls.add, {
    outdates: SHOWS_HOLIDAYS,
    onSuccess: () => {
      showToast({ tone: "good", text: t("holiday.add.saved") });
      setSaved(true);
    },
    onError: (error) => {
      if (!takeRefusal(error, HOLIDAY_FIELDS, form.setError)) setRefusal(error.message);
    },
  });
  const submit = form.handleSubmit((body) => {
    setRefusal(undefined);
    mutate({ body: body as Body });
  });
  // Only after a render does the guard of unsaved changes know that there are none any more.
  useEffect(() => {
    if (isSaved) go.replace(holidayAddress(year));
  }, [isSaved, go, year]);
  const isDirty = form.formState.isDirty && !isSaved;
  return { form, submit, isPending, isDirty, refusal };
}

export type AddHoliday = ReturnType<typeof useAddHoliday>;
