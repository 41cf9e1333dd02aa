import { DEFAULT_SCALE, FORM_LIMITS, type Question } from "@shikkha/contract/forms/question.ts";
import { isComputedSection, isSection, META_KEYS } from "@shikkha/contract/forms/question-kind.ts";
import { findPlaced } from "@shikkha/contract/forms/tree.ts";
import { useTranslation } from "react-i18next";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { Switch } from "../../../ui/fields/Switch.tsx";
import { useBuilder } from "../model/builder-context.ts";
import type { MetaChange } from "../model/meta-change.ts";
import styles from "./Inspector.module.css";

interface Props {
  question: Question;
  onChange: (part: MetaChange, touch?: string) => void;
}

/** Whether and how much it counts in the score. */
export function ScoreSettings({ question, onChange }: Props) {
  const { t } = useTranslation("form");
  const isInStars = useBuilder(({ document }) => {
    const parent = findPlaced(document.tree, question.id)?.parent;
    return parent !== undefined && isComputedSection(parent);
  });
  const { meta } = question;
  const takes = META_KEYS[question.renderType];
  if (!takes.includes("weight")) return null;
  const weight = (
    <NumberField
      label={t("builder.weight")}
      hasSteps
      min={1}
      max={FORM_LIMITS.weight}
      value={meta.weight ?? 1}
      onChange={(value) => value !== null && value > 0 && onChange({ weight: value }, "weight")}
    />
  );
  if (isSection(question))
    return (
      <div className={styles.group}>
        {weight}
        <NumberField
          label={t("builder.scale")}
          hasSteps
          min={2}
          max={FORM_LIMITS.scale}
          value={meta.scale ?? DEFAULT_SCALE}
          onChange={(scale) => scale !== null && scale >= 2 && onChange({ scale }, "scale")}
        />
        <Switch
          label={t("builder.hideStars")}
          description={t("builder.hideStarsText")}
          isOn={meta.shouldHideStar ?? false}
          onChange={(shouldHideStar) => onChange({ shouldHideStar })}
        />
      </div>
    );
  return (
    <div className={styles.group}>
      <Switch
        label={t("builder.countsInScore")}
        description={isInStars ? t("builder.countsText") : t("builder.countsOnlyInStars")}
        isOn={meta.weight !== undefined}
        isDisabled={!isInStars && meta.weight === undefined}
        onChange={(isOn) => onChange({ weight: isOn ? 1 : undefined })}
      />
      {meta.weight !== undefined && weight}
    </div>
  );
}
