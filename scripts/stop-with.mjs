/** An end that the reader can do something about: shown as plain words, without a stack. */
export class StopWith extends Error {}

/** Answers whether the work came to its end. */
export async function orSayWhy(work) {
  try {
    await work();
    return true;
  } catch (error) {
    console.error(error instanceof StopWith ? `\n${error.message}\n` : error);
    process.exitCode = 1;
    return false;
  }
}
