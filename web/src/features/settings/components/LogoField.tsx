import { uploadAddress } from "@shikkha/contract/kernel/base.ts";
import { SITE_LIMITS, type SiteLogo, siteSettingsCalls } from "@shikkha/contract/site-settings.ts";
import { Image, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { API_BASE } from "../../../lib/api-base.ts";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { FieldGroup } from "../../../ui/fields/FieldGroup.tsx";
import { useFieldIds } from "../../../ui/fields/use-field-ids.ts";
import { PICTURE_KINDS, pictureRefusal, uploadOf } from "../model/picture-file.ts";
import styles from "./LogoField.module.css";

interface Props {
  id: string;
  label: string;
  isDisabled: boolean;
  value: SiteLogo | null;
  onChange: (logo: SiteLogo | null) => void;
  error: string | undefined;
}

/** A logo is sent when it is chosen, and shown to visitors when the section is saved. */
export function LogoField({ id, label, isDisabled, value, onChange, error }: Props) {
  const { t } = useTranslation("settings");
  const { number } = useFormat();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const limits = { size: number(SITE_LIMITS.logoMegabytes) };
  const field = { id, label, isMarkedOptional: true, help: t("site.logoHelp", limits) };
  const ids = useFieldIds({ ...field, error: problem ?? error });
  const upload = useCallMutation(siteSettingsCalls.uploadLogo, {
    onSuccess: onChange,
    onError: (refused) => setProblem(refused.message),
  });

  async function choose(file: File | undefined) {
    if (!file) return;
    const refusal = pictureRefusal(file, SITE_LIMITS.logoMegabytes);
    setProblem(refusal && t(`gallery.refusal.${refusal}`, limits));
    if (!refusal) upload.mutate({ file: await uploadOf(file) });
  }

  return (
    <FieldGroup {...field} error={problem ?? error} ids={ids}>
      <div className={styles.logo}>
        <span className={styles.picture}>
          {value ? (
            <img src={uploadAddress(API_BASE, value.key)} alt={t("site.logoChosen")} />
          ) : (
            <Image size={28} strokeWidth={1.3} aria-hidden />
          )}
        </span>
        <div className={styles.buttons}>
          <Button
            size="sm"
            icon={<Upload size={16} aria-hidden />}
            isDisabled={isDisabled}
            isPending={upload.isPending}
            onClick={() => input.current?.click()}
          >
            {t(value ? "site.logoReplace" : "site.logoChoose")}
          </Button>
          {value && (
            <Button
              size="sm"
              variant="quiet"
              isDisabled={isDisabled || upload.isPending}
              onClick={() => onChange(null)}
            >
              {t("site.logoRemove")}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={PICTURE_KINDS}
          tabIndex={-1}
          aria-hidden
          className={styles.input}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </div>
    </FieldGroup>
  );
}
