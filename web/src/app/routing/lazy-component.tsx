import { type ReactNode, use } from "react";

interface Module {
  readonly default: () => ReactNode;
}

/**
 * A component whose code is fetched before the page changes. The router's own version reloads the page when the fetch
 * fails, which without a connection throws the whole application away; this one reports the failure and tries anew.
 */
export function lazyComponent(load: () => Promise<Module>) {
  let loaded: Module | undefined;
  let pending: Promise<Module> | undefined;

  async function fetchOnce(): Promise<Module> {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      pending = undefined;
      throw error;
    }
  }

  function preload(): Promise<Module> {
    pending ??= fetchOnce();
    return pending;
  }

  function Component() {
    const { default: Loaded } = loaded ?? use(preload());
    return <Loaded />;
  }

  return Object.assign(Component, { preload: async () => void (await preload()) });
}
