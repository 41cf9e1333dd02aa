import { createServer } from "node:net";
import { StopWith } from "./stop-with.mjs";

/** Says before the long steps, not after them, that the port is taken. */
export async function checkPort() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new StopWith(
      `PORT is "${process.env.PORT}", which is not a port: give a number from 1 to 65535.`,
    );
  }
  for (const host of [undefined, "127.0.0.1"]) {
    const code = await listenCode(port, host);
    if (code === "EADDRINUSE") throw new StopWith(takenMessage(port));
    if (code === "EACCES")
      throw new StopWith(`This user may not use port ${port}. ${howToChoose(8080)}`);
  }
  return { note: String(port) };
}

function listenCode(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve(error.code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

function takenMessage(port) {
  const other = port < 65535 ? port + 1 : port - 1;
  return `Port ${port} is taken by another program (perhaps an earlier start that still runs). ${howToChoose(other)}`;
}

function howToChoose(port) {
  return `Stop that program, or choose another port:  PORT=${port} npm start`;
}
