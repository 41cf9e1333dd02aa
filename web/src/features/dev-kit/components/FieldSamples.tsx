import { useState } from "react";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { CheckboxGroup } from "../../../ui/fields/CheckboxGroup.tsx";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { StarField } from "../../../ui/fields/StarField.tsx";
import { Switch } from "../../../ui/fields/Switch.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "./Kit.module.css";
import { KitSection } from "./KitSection.tsx";
import { useKitText } from "./use-kit-text.ts";

export function FieldSamples() {
  const t = useKitText();
  const [message, setMessage] = useState("জনাব {নাম}, পরিকল্পনা জমা দিন।");
  const [present, setPresent] = useState<number | null>(42);
  const [port, setPort] = useState<number | null>(587);
  const [query, setQuery] = useState("সাভার");
  const [channels, setChannels] = useState<string[]>(["sms", "mail"]);
  const [duty, setDuty] = useState<string | null>("uz");
  const [isMasked, setMasked] = useState(true);
  const [stars, setStars] = useState<number | null>(4);
  const bands = [
    t("অসন্তোষজনক", "Unsatisfactory"),
    t("চলনসই", "Fair"),
    t("ভালো", "Good"),
    t("খুব ভালো", "Very good"),
    t("অতি উত্তম", "Excellent"),
  ];
  return (
    <KitSection title={t("ঘর", "Fields")}>
      <Card>
        <div className={styles.stack}>
          <div className={styles.three}>
            <TextField label={t("হোস্ট", "Host")} isRequired defaultValue="smtp.example.gov.bd" />
            <TextField
              label={t("ঠিকানা (ইউআরএল)", "Address (URL)")}
              isRequired
              defaultValue="sms.example.gov.bd/send"
              error={t("ঠিকানা https:// দিয়ে শুরু হতে হবে", "The address must start with https://")}
            />
            <TextField
              label={t("বার্তার শুরুতে", "Start of message")}
              isMarkedOptional
              help={t("প্রতিটি বার্তার আগে বসবে", "Stands before every message")}
              placeholder={t("মাউশি:", "DSHE:")}
            />
            <NumberField
              label={t("পোর্ট", "Port")}
              value={port}
              onChange={setPort}
              min={1}
              max={65535}
            />
            <NumberField
              label={t("উপস্থিত শিক্ষক", "Teachers present")}
              value={present}
              onChange={setPresent}
              min={0}
              max={60}
              hasSteps
            />
            <SearchField
              label={t("নাম বা ইআইআইএন", "Name or EIIN")}
              value={query}
              onChange={setQuery}
              placeholder={t("যেমন ১৪০০১২", "such as 140012")}
            />
            <TextArea
              label={t("তাগিদ বার্তা", "Reminder")}
              isRequired
              value={message}
              onChange={(event) => setMessage(event.target.value)}
              limit={20}
              note={t("২টি এসএমএস", "2 SMS parts")}
            />
            <TextField
              label={t("নিষ্ক্রিয়", "Disabled")}
              isDisabled
              defaultValue={t("ঢাকা", "Dhaka")}
            />
            <CheckboxGroup
              label={t("মাধ্যম", "Channels")}
              value={channels}
              onChange={setChannels}
              options={[
                { id: "sms", name: t("এসএমএস", "SMS") },
                { id: "mail", name: t("ইমেইল", "E-mail") },
                { id: "push", name: t("পুশ", "Push"), isDisabled: true },
              ]}
            />
            <RadioGroup
              label={t("দায়িত্ব", "Duty")}
              value={duty}
              onChange={setDuty}
              options={[
                {
                  id: "uz",
                  name: t("সাভার উপজেলা", "Savar upazila"),
                  description: t("প্রধান দায়িত্ব", "Primary duty"),
                },
                { id: "di", name: t("ঢাকা জেলা", "Dhaka district") },
              ]}
              error={duty ? undefined : t("একটি বাছুন", "Choose one")}
            />
            <Switch
              label={t("প্রেরকের নাম ব্যবহার", "Use sender name")}
              description={t("অপারেটরের অনুমোদন লাগে", "Needs the operator's approval")}
              isOn={isMasked}
              onChange={setMasked}
            />
            <div className={styles.row}>
              <Checkbox
                label={t("আংশিক", "Partly")}
                isChecked={false}
                isPartly
                onChange={() => {}}
              />
              <Checkbox label={t("নিষ্ক্রিয়", "Disabled")} isChecked isDisabled onChange={() => {}} />
            </div>
          </div>
          <StarField
            label={t("৪.১ আঙিনা ও শ্রেণিকক্ষের পরিচ্ছন্নতা", "4.1 Cleanliness of yard and classrooms")}
            value={stars}
            onChange={setStars}
            bands={bands}
          />
        </div>
      </Card>
    </KitSection>
  );
}
