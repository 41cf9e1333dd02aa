import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import type { Option } from "@shikkha/contract/forms/question.ts";

/** The options of a scored choice whose values are 1, 2, 3 …: it is answered with stars, the words below. */
export function starOptions({ question, parent }: FormNode): readonly Option[] | undefined {
  const { options, renderType, meta } = question;
  const isRated =
    renderType === "RADIO" &&
    meta.weight !== undefined &&
    parent?.question.renderType === "WEIGHTED_STAR_SECTION" &&
    parent.question.meta.shouldHideStar !== true;
  if (!isRated || options.length < 3 || options.length > 10) return undefined;
  return options.every(({ value }, index) => Number(value) === index + 1) ? options : undefined;
}
