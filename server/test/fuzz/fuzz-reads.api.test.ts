import { fuzz } from "./fuzz-calls.ts";

await fuzz(({ method }) => method === "GET");
