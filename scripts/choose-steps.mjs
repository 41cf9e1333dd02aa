import { StopWith } from "./stop-with.mjs";

/** `--only=types,lint` and `--from=unit`: which of the steps to run. */
export function chooseSteps(steps, args) {
  const names = steps.map((step) => step.name);
  let chosen = steps;
  for (const arg of args) {
    const [, flag, value] = /^--(only|from)=(.+)$/.exec(arg) ?? [];
    const wanted = value?.split(",") ?? [];
    const unknown = wanted.find((name) => !names.includes(name));
    if (flag === undefined || unknown !== undefined) {
      throw new StopWith(
        `"${unknown ?? arg}" is not known. Use --only=a,b or --from=a with: ${names.join(", ")}.`,
      );
    }
    chosen = chosen.filter((step) =>
      flag === "only"
        ? wanted.includes(step.name)
        : names.indexOf(step.name) >= names.indexOf(value),
    );
  }
  return chosen;
}
