/**
 * One line per step with the seconds it took: "2/4 Installing packages … 41 s". On a terminal the seconds run while
 * the step does; elsewhere the line is completed at its end.
 */
export function progress(total) {
  let number = 0;
  return async function step(title, work) {
    number += 1;
    const line = `${number}/${total} ${title} … `;
    const began = Date.now();
    process.stdout.write(line);
    const live = process.stdout.isTTY;
    const ticker =
      live && setInterval(() => process.stdout.write(`\r${line}${seconds(began)}`), 1000);
    try {
      const result = await work();
      process.stdout.write(
        `${live ? `\r${line}` : ""}${seconds(began)}${result?.note ? ` (${result.note})` : ""}\n`,
      );
      return result;
    } catch (error) {
      process.stdout.write("failed\n");
      throw error;
    } finally {
      clearInterval(ticker);
    }
  };
}

export function seconds(began) {
  const elapsed = (Date.now() - began) / 1000;
  return `${elapsed < 9.95 ? elapsed.toFixed(1) : Math.round(elapsed)} s`;
}
