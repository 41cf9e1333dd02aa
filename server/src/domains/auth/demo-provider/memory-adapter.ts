import type { Adapter, AdapterPayload } from "oidc-provider";

const entries = new Map<string, { readonly payload: AdapterPayload; readonly until: number }>();
const grants = new Map<string, Set<string>>();

/** Keeps what the demo provider has to remember in this process; a restart only means choosing an account again. */
export class MemoryAdapter implements Adapter {
  readonly #model: string;

  constructor(model: string) {
    this.#model = model;
  }

  async upsert(id: string, payload: AdapterPayload, seconds: number): Promise<void> {
    for (const [key, { until }] of entries) if (until < Date.now()) entries.delete(key);
    entries.set(this.#key(id), { payload, until: Date.now() + seconds * 1000 });
    if (payload.grantId)
      grants.set(payload.grantId, (grants.get(payload.grantId) ?? new Set()).add(this.#key(id)));
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return entries.get(this.#key(id))?.payload;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#first((payload) => payload.uid === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#first((payload) => payload.userCode === userCode);
  }

  async consume(id: string): Promise<void> {
    const entry = entries.get(this.#key(id));
    if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    entries.delete(this.#key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const key of grants.get(grantId) ?? []) entries.delete(key);
    grants.delete(grantId);
  }

  #first(fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const [key, { payload }] of entries)
      if (key.startsWith(`${this.#model}:`) && fits(payload)) return payload;
    return undefined;
  }

  #key(id: string): string {
    return `${this.#model}:${id}`;
  }
}
