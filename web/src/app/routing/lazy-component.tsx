import { type ComponentType, use } from "react";
import { loadPatiently } from "../../lib/browser/load-patiently.ts";

interface Module<Props> {
  readonly default: ComponentType<Props>;
}

/** Long enough for the screen that waits to learn of the failure; asked for anew at once, it would wait for ever. */
const FAILURE_KNOWN_MS = 1000;

/** A component whose code can be fetched before it is shown; a fetch that failed is tried anew the next time. */
export function lazyComponent<Props extends object = object>(load: () => Promise<Module<Props>>) {
  let loaded: Module<Props> | undefined;
  let pending: Promise<Module<Props>> | undefined;

  async function fetchOnce(): Promise<Module<Props>> {
    try {
      loaded = await loadPatiently(load);
      return loaded;
    } catch (error) {
      setTimeout(() => {
        pending = undefined;
      }, FAILURE_KNOWN_MS);
      throw error;
    }
  }

  function preload(): Promise<Module<Props>> {
    pending ??= fetchOnce();
    return pending;
  }

  function Component(props: Props) {
    const { default: Loaded } = loaded ?? use(preload());
    return <Loaded {...props} />;
  }

  return Object.assign(Component, { preload: async () => void (await preload()) });
}
