import { newQuestion } from "@shikkha/contract/forms/new-question.ts";
import type { Question, Tree } from "@shikkha/contract/forms/question.ts";
import { wireTree } from "@shikkha/contract/forms/wire-tree.ts";

const GROUPS = 40;
const OPTIONS = ["One", "Two", "Three", "Four"];

/** 200 questions on one page: forty times a yes/no, a text that shows for yes, a choice, several choices, a text. */
function ourTree(): Tree {
  let id = 0;
  let optionId = 0;
  const ask = (renderType: Question["renderType"], order: number, words: string): Question => {
    id += 1;
    const made = newQuestion(id, renderType);
    const hasOptions = renderType === "RADIO" || renderType === "CHECKBOX_LIST";
    const options = (hasOptions ? OPTIONS : []).map((text) => {
      optionId += 1;
      return { id: optionId, textBangla: text, textEnglish: text, value: "1" };
    });
    return { ...made, order, textBangla: words, textEnglish: words, options };
  };
  const section = ask("SECTION", 1, "Section");
  const childQuestions = Array.from({ length: GROUPS }, (_, group) => {
    const at = group * 5;
    const asked = ask("YES_NO", at + 1, `Yes or no ${group}`);
    return [
      asked,
      {
        ...ask("TEXT", at + 2, `If yes ${group}`),
        conditionQuestionId: asked.id,
        requiredConditionAnswer: "true",
      },
      ask("RADIO", at + 3, `Choice ${group}`),
      ask("CHECKBOX_LIST", at + 4, `Several ${group}`),
      ask("TEXT", at + 5, `Text ${group}`),
    ];
  }).flat();
  return [{ ...section, childQuestions }];
}

/** The same questions as the peer writes them. */
function peerModel(): object {
  const elements = Array.from({ length: GROUPS }, (_, group) => [
    { type: "boolean", name: `y${group}`, title: `Yes or no ${group}`, renderAs: "radio" },
    {
      type: "text",
      name: `i${group}`,
      title: `If yes ${group}`,
      visibleIf: `{y${group}} = true`,
    },
    { type: "radiogroup", name: `c${group}`, title: `Choice ${group}`, choices: OPTIONS },
    { type: "checkbox", name: `s${group}`, title: `Several ${group}`, choices: OPTIONS },
    { type: "text", name: `t${group}`, title: `Text ${group}` },
  ]).flat();
  return { textUpdateMode: "onTyping", elements };
}

export const questionSet = { ours: wireTree(ourTree()), peer: peerModel() };
