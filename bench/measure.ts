import autocannon from "autocannon";

export interface Measured {
  readonly perSecond: number;
  readonly p99: number;
  readonly errors: number;
}

export interface MeasuredRequest {
  readonly url: string;
  readonly headers: Record<string, string>;
  /** Sent as JSON, made anew for each request; without one it is a GET. */
  readonly body?: () => unknown;
}

/** Some seconds of load from this machine to this machine; stops by itself. */
export async function measure(request: MeasuredRequest, seconds = 5): Promise<Measured> {
  const { url, headers, body } = request;
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    headers,
    connections: 16,
    duration: seconds,
    ...(body && {
      requests: [{ ...posted, setupRequest: (one) => ({ ...one, body: JSON.stringify(body()) }) }],
    }),
  });
  return { perSecond: requests.average, p99: latency.p99, errors: errors + non2xx };
}

const posted = { method: "POST", headers: { "content-type": "application/json" } } as const;

/** Ours and the floor in turns, so that what else the machine does hits both; the medians count. */
export async function compare(
  ours: () => Promise<Measured>,
  floor: () => Promise<Measured>,
  rounds = 3,
): Promise<{ ours: Measured; floor: Measured; ratio: number }> {
  const pairs: { ours: Measured; floor: Measured }[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ floor: await floor(), ours: await ours() });
  const middle = pairs.toSorted(
    (a, b) => a.ours.perSecond / a.floor.perSecond - b.ours.perSecond / b.floor.perSecond,
  )[Math.floor(rounds / 2)];
  if (!middle) throw new Error("Nothing was measured");
  return { ...middle, ratio: middle.ours.perSecond / middle.floor.perSecond };
}
