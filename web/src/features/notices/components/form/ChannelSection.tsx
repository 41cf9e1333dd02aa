import { NOTICE_LIMITS } from "@shikkha/contract/notices/notice.ts";
import type { ReceiverCount } from "@shikkha/contract/notices/receivers.ts";
import { isPlainSms, smsParts } from "@shikkha/contract/notices/sms-parts.ts";
import { CHANNELS, type Channel } from "@shikkha/contract/settings.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { TextArea } from "../../../../ui/fields/TextArea.tsx";
import { FormSection } from "../../../../shared/form-page/FormSection.tsx";
import { ChannelCard } from "./ChannelCard.tsx";
import type { NoticeFormState } from "./use-notice-form.ts";
import page from "../../../../shared/form-page/FormPage.module.css";
import styles from "./NoticeForm.module.css";

interface Props {
  form: NoticeFormState;
  isDisabled: boolean;
  isOut: boolean;
  reach: ReceiverCount | undefined;
}

export function ChannelSection({ form, isDisabled, isOut, reach }: Props) {
  const { t } = useTranslation("notice");
  const { number } = useFormat();
  const { errors } = form.formState;
  const channels = form.watch("channels");
  const message = form.watch("message");
  const parts = smsParts(message);
  const kind = isPlainSms(message) ? "plain" : "wide";

  function choose(channel: Channel, isOn: boolean) {
    const next = CHANNELS.filter((one) => (one === channel ? isOn : channels.includes(one)));
    form.setValue("channels", next, { shouldDirty: true });
  }

  return (
    <FormSection step={5} title={t("form.channels")}>
      <div className={page.fields}>
        <p className={page.help}>{t("form.channelsHelp")}</p>
        <div className={styles.channels}>
          {CHANNELS.map((channel) => (
            <ChannelCard
              key={channel}
              channel={channel}
              people={reach?.byChannel[channel]}
              isOn={channels.includes(channel)}
              isDisabled={isDisabled || isOut}
              onChange={(isOn) => choose(channel, isOn)}
            />
          ))}
        </div>
        <TextArea
          id="message"
          rows={2}
          label={t("form.message")}
          help={t("form.messageHelp")}
          isRequired
          isDisabled={isDisabled}
          limit={NOTICE_LIMITS.message}
          note={
            parts > 0 && (
              <span className={styles.parts}>
                <b>{t("form.parts", { count: parts, number: number(parts) })}</b>
                {" · "}
                {t(`form.partsHow.${kind}`)}
              </span>
            )
          }
          error={errors.message?.message}
          {...form.register("message")}
          value={message}
        />
      </div>
    </FormSection>
  );
}
