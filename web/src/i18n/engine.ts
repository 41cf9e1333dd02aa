import { interpolated, type Params, type Texts, textAt, withMissing } from "./engine-texts.ts";

/**
 * Stands in for i18next in the build (an alias in vite.config.ts), with just what react-i18next and i18n.ts ask of it:
 * i18next itself is a tenth of what a visitor may download. Types and tests use the real one, and a test compares both
 * on every text, so taking the alias away changes nothing but the size.
 */
interface Options {
  lng: string;
  ns: string[];
  defaultNS: string;
  missingKeyHandler?: (languages: readonly string[], namespace: string, key: string) => void;
}

interface Plugin {
  type: "backend" | "3rdParty";
  init: (instance: unknown) => void;
  read?: (language: string, namespace: string) => Promise<Texts>;
}

type Listener = () => void;

function createEvents() {
  const listeners = new Map<string, Set<Listener>>();
  const of = (name: string) => listeners.get(name) ?? new Set();
  return {
    on: (name: string, listener: Listener) => void listeners.set(name, of(name).add(listener)),
    off: (name: string, listener: Listener) => void of(name).delete(listener),
    emit: (name: string) => {
      for (const listener of of(name)) listener();
    },
  };
}

const events = createEvents();
const stored = createEvents();
const texts = new Map<string, Texts>();
/** Asked for once, whether it came or not: a group that cannot be had must not be waited for without end. */
const asked = new Set<string>();
const plugins: Plugin[] = [];

async function load(language: string, namespace: string): Promise<void> {
  const group = `${language}/${namespace}`;
  const backend = plugins.find((plugin) => plugin.type === "backend");
  if (texts.has(group) || !backend?.read) return;
  try {
    texts.set(group, await backend.read(language, namespace));
    asked.add(group);
  } catch {
    asked.add(group);
  }
}

function translate(namespace: string, key: string, params: Params = {}): string {
  const [name, path] = key.includes(":")
    ? (key.split(":", 2) as [string, string])
    : [namespace, key];
  const group = texts.get(`${engine.language}/${name}`);
  const text = group && textAt(group, path, engine.language, params);
  if (text !== undefined) return interpolated(text, params);
  engine.options.missingKeyHandler?.([engine.language], name, path);
  return path;
}

const engine = {
  language: "",
  languages: [] as string[],
  resolvedLanguage: "",
  isInitialized: false,
  options: { lng: "", ns: [], defaultNS: "" } as Options,
  on: events.on,
  off: events.off,
  store: { on: stored.on, off: stored.off },
  use(plugin: Plugin) {
    plugins.push(plugin);
    return engine;
  },
  async init(options: Options) {
    engine.options = options;
    for (const plugin of plugins) plugin.init(engine);
    await engine.changeLanguage(options.lng);
    engine.isInitialized = true;
  },
  async changeLanguage(language: string) {
    await Promise.all(engine.options.ns.map((namespace) => load(language, namespace)));
    engine.language = engine.resolvedLanguage = language;
    engine.languages = [language];
    events.emit("languageChanged");
  },
  async loadNamespaces(namespaces: string | readonly string[], done?: Listener) {
    const wanted = typeof namespaces === "string" ? [namespaces] : namespaces;
    engine.options.ns = [...new Set([...engine.options.ns, ...wanted])];
    await Promise.all(wanted.map((namespace) => load(engine.language, namespace)));
    done?.();
  },
  hasLoadedNamespace: (namespace: string) => asked.has(`${engine.language}/${namespace}`),
  hasResourceBundle: (language: string, namespace: string) => texts.has(`${language}/${namespace}`),
  addResourceBundle(language: string, namespace: string, more: Texts) {
    const group = `${language}/${namespace}`;
    texts.set(group, withMissing(texts.get(group) ?? {}, more));
    stored.emit("added");
  },
  getFixedT: (_language: string, namespace: string) => (key: string, params?: Params) =>
    translate(namespace, key, params),
  t: (key: string, params?: Params) => translate(engine.options.defaultNS, key, params),
};

export default engine;

/** react-i18next imports it for keys given as functions, which this product does not use. */
export function keyFromSelector(): string {
  return "";
}
