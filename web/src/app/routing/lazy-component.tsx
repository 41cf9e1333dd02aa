import { type ComponentType, use } from "react";

interface Module<Props> {
  readonly default: ComponentType<Props>;
}

/** A component whose code can be fetched before it is shown; a fetch that failed is tried anew the next time. */
export function lazyComponent<Props extends object = object>(load: () => Promise<Module<Props>>) {
  let loaded: Module<Props> | undefined;
  let pending: Promise<Module<Props>> | undefined;

  async function fetchOnce(): Promise<Module<Props>> {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      pending = undefined;
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
