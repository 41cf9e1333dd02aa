import type { Channel } from "@shikkha/contract/settings.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Switch } from "../../../../ui/fields/Switch.tsx";
import { CHANNEL_ICON } from "../channel-icon.ts";
import styles from "./NoticeForm.module.css";

interface Props {
  channel: Channel;
  /** How many of the receivers it can reach; undefined until that is counted. */
  people: number | undefined;
  isOn: boolean;
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
}

export function ChannelCard({ channel, people, isOn, isDisabled, onChange }: Props) {
  const { t } = useTranslation("notice");
  const { number } = useFormat();
  const Icon = CHANNEL_ICON[channel];
  return (
    <div className={classNames(styles.channel, isOn && styles.on)}>
      <Icon size={21} aria-hidden />
      <Switch
        label={t(`channel.${channel}`)}
        description={
          people === undefined
            ? undefined
            : t(`reachBy.${channel}`, { count: people, number: number(people) })
        }
        isOn={isOn}
        isDisabled={isDisabled}
        onChange={onChange}
      />
    </div>
  );
}
