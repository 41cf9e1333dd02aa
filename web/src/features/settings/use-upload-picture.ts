import { galleryCalls, pictureWords, type TypedWords } from "@shikkha/contract/gallery.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { CallError } from "../../lib/calls/call-error.ts";
import { callKey } from "../../lib/calls/call-key.ts";
import type { Progress } from "../../lib/calls/send-with-progress.ts";
import { uploadApi } from "../../lib/calls/upload-api.ts";
import { useFormat, useLanguage } from "../../lib/format/use-format.ts";
import { contractResolver } from "../../lib/forms/contract-resolver.ts";
import { takeFaults } from "../../lib/forms/take-refusal.ts";
import { showToast } from "../../ui/feedback/toasts.ts";
import { uploadOf } from "./model/picture-file.ts";
import { NEW_PICTURE } from "./model/picture-values.ts";

/** One picture from its words to the gallery. */
export function useUploadPicture(file: File, onDone: () => void) {
  const { t } = useTranslation("settings");
  const { pick } = useFormat();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<TypedWords>({
    defaultValues: NEW_PICTURE,
    resolver: contractResolver(pictureWords, useLanguage()),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });

  const { mutate, isPending } = useMutation<unknown, CallError, TypedWords>({
    mutationFn: async ({ isIllustration, ...words }) =>
      uploadApi(
        galleryCalls.upload,
        {
          file: await uploadOf(file),
          query: { ...words, isIllustration: isIllustration ? "true" : "false" },
        },
        { onProgress: setProgress },
      ),
    onSuccess: async (_answer, words) => {
      await queryClient.invalidateQueries({ queryKey: callKey(galleryCalls.list) });
      const caption = pick(words.captionBangla, words.captionEnglish);
      showToast({ text: t("gallery.added", { caption }) });
      onDone();
    },
    onError: (error) => {
      const setFault = (path: string, message: string) =>
        form.setError(path as keyof TypedWords, { message });
      if (!takeFaults(error, "", setFault)) setRefusal(error.message);
    },
  });

  return {
    form,
    isPending,
    progress: isPending ? progress : undefined,
    refusal,
    submit: form.handleSubmit((words) => {
      setRefusal(undefined);
      setProgress(undefined);
      mutate(words);
    }),
  };
}
