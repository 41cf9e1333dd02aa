import type { Call } from "@shikkha/contract/kernel/call.ts";
import { ERRORS, NO_ANSWER } from "@shikkha/contract/kernel/errors.ts";
import type { settingsCalls } from "@shikkha/contract/settings.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { type FieldValues, type Path, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import type { CallError } from "../../lib/calls/call-error.ts";
import { callKey } from "../../lib/calls/call-key.ts";
import { useCallMutation } from "../../lib/calls/use-call-mutation.ts";
import { useLanguage } from "../../lib/format/use-format.ts";
import { contractResolver } from "../../lib/forms/contract-resolver.ts";
import { takeFaults } from "../../lib/forms/take-refusal.ts";
import { useGo } from "../../shared/routing/navigation.ts";
import { showToast } from "../../ui/feedback/toasts.ts";

interface Source<Group extends string, Values> {
  /** Stands before the ids of its fields, and leads to the section. */
  readonly group: Group;
  readonly title: string;
  readonly about: string;
  /** Saves it: a version and a value. */
  readonly save: Call;
  /** The reading call whose answer shows it here. */
  readonly reading: Call;
  /** Where else it is shown. */
  readonly elsewhere?: readonly Call[];
  readonly values: Values;
  readonly version: number;
  readonly passwordStored?: boolean;
  /** How many sections hold unsaved changes at the moment. */
  readonly unsaved: RefObject<number>;
}

/** One section: its form, and saving it alone with the version it was read in. */
export function useSectionForm<Group extends string, Values extends FieldValues>(
  source: Source<Group, Values>,
) {
  const { group, title, about, reading, version, passwordStored = false, unsaved } = source;
  const { elsewhere = [] } = source;
  const go = useGo();
  const { t } = useTranslation("settings");
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  // The calls differ in their values alone, which the form's type already ties together.
  const call = source.save as typeof settingsCalls.saveEmail;
  const schema = call.body.shape.value as unknown as z.ZodMiniType<unknown, Values>;
  const form = useForm<Values>({
    values: source.values,
    resolver: contractResolver(schema, language),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });

  function take(error: CallError) {
    const setFault = (path: string, message: string) =>
      form.setError(path as Path<Values>, { message });
    if (error.code === ERRORS.stale.code) {
      setRefusal(t("settings.stale"));
      void queryClient.invalidateQueries({ queryKey: callKey(reading) });
    } else if (!takeFaults(error, "value.", setFault)) {
      // A fault of the server ends on its own page, unless that would cost what another section holds.
      const isFault = error.statusCode >= ERRORS.failed.status && error.code !== NO_ANSWER.code;
      if (isFault && unsaved.current <= 1) go.to("/settings/failed");
      else setRefusal(error.message);
    }
  }

  const { mutate, isPending } = useCallMutation(call, {
    outdates: [reading, ...elsewhere],
    onSuccess: () => {
      const values = form.getValues();
      form.reset("password" in values ? { ...values, password: undefined } : values);
      showToast({ text: t("settings.saved", { section: title }) });
    },
    onError: take,
  });

  const submit = form.handleSubmit((values) => {
    setRefusal(undefined);
    const { password, ...open } = values;
    const isKept = password === undefined || (password === "" && !passwordStored);
    const value = isKept ? open : { ...open, password };
    mutate({ body: { version, value } } as unknown as Parameters<typeof mutate>[0]);
  });

  return {
    group,
    title,
    about,
    form,
    submit,
    isPending,
    refusal,
    passwordStored,
    isDirty: form.formState.isDirty,
    undo: () => {
      form.reset();
      setRefusal(undefined);
    },
  };
}
