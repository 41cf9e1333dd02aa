import { ERRORS, NO_ANSWER } from "@shikkha/contract/kernel/errors.ts";
import { type AllSettings, type SettingGroup, settingsCalls } from "@shikkha/contract/settings.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { type FieldPath, type FieldValues, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import type { CallError } from "../../lib/calls/call-error.ts";
import { callKey } from "../../lib/calls/call-key.ts";
import { useCallMutation } from "../../lib/calls/use-call-mutation.ts";
import { useLanguage } from "../../lib/format/use-format.ts";
import { contractResolver } from "../../lib/forms/contract-resolver.ts";
import { takeRefusal } from "../../lib/forms/take-refusal.ts";
import { useGo } from "../../shared/routing/navigation.ts";
import { showToast } from "../../ui/feedback/toasts.ts";
import { valuesOf } from "./model/settings-values.ts";

const SAVE = {
  notification: settingsCalls.saveNotification,
  email: settingsCalls.saveEmail,
  sms: settingsCalls.saveSms,
  week: settingsCalls.saveWeek,
  files: settingsCalls.saveFiles,
  quiet: settingsCalls.saveQuiet,
} as const;

type ValuesOf<Group extends SettingGroup> = ReturnType<(typeof valuesOf)[Group]>;

interface Shared {
  readonly settings: AllSettings;
  /** How many sections hold unsaved changes at the moment. */
  readonly unsaved: RefObject<number>;
}

/** One section: its form, and saving it alone with the version it was read in. */
export function useSettingsSection<Group extends SettingGroup, Values extends FieldValues>(
  group: Group,
  { settings, unsaved }: Shared,
  names: readonly FieldPath<Values>[],
) {
  const go = useGo();
  const { t } = useTranslation("settings");
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const name: SettingGroup = group;
  const { version, passwordStored } = settings[group];
  // The calls differ in their values alone, which the form's type already ties together.
  const call = SAVE[group] as typeof settingsCalls.saveEmail;
  const schema = call.body.shape.value as unknown as z.ZodMiniType<unknown, Values>;
  const form = useForm<Values>({
    values: valuesOf[group](settings) as ValuesOf<Group> & Values,
    resolver: contractResolver(schema, language),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });

  function take(error: CallError) {
    if (error.code === ERRORS.stale.code) {
      setRefusal(t("settings.stale"));
      void queryClient.invalidateQueries({ queryKey: callKey(settingsCalls.all) });
    } else if (!takeRefusal(error, names, form.setError)) {
      // A fault of the server ends on its own page, unless that would cost what another section holds.
      const isFault = error.statusCode >= ERRORS.failed.status && error.code !== NO_ANSWER.code;
      if (isFault && unsaved.current <= 1) go.to("/settings/failed");
      else setRefusal(error.message);
    }
  }

  const { mutate, isPending } = useCallMutation(call, {
    outdates: [settingsCalls.all],
    onSuccess: () => {
      const values = form.getValues();
      form.reset("password" in values ? { ...values, password: undefined } : values);
      showToast({ text: t("settings.saved", { section: t(`settings.section.${name}`) }) });
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
    form,
    submit,
    isPending,
    refusal,
    passwordStored,
    isSet: settings[group].value !== null,
    isDirty: form.formState.isDirty,
    undo: () => {
      form.reset();
      setRefusal(undefined);
    },
  };
}
