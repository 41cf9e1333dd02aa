/** What may import what, as ARCHITECTURE.md says it; a cycle anywhere is an error. */
const only = (name, from, allowed) => ({
  name,
  severity: "error",
  from: { path: from, pathNot: "\\.test\\.tsx?$" },
  to: { pathNot: allowed, dependencyTypesNot: ["core"] },
});

const modules = (...names) => names.map((name) => "^node_modules/" + name + "(/|$)");

export default {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
    {
      name: "no-vague-folders",
      severity: "error",
      from: {},
      // Our own folders: how a library names its parts is its own business.
      to: { path: "/(utils|helpers|common|v2)/", pathNot: "node_modules/" },
    },
    only("contract-imports-zod-alone", "^contract/src", ["^contract/src", ...modules("zod")]),
    only("ui-knows-no-product", "^web/src/ui", [
      "^web/src/ui",
      ...modules(
        "react",
        "react-dom",
        "react-aria.*",
        "@react-aria/.*",
        "react-stately",
        "@internationalized/date",
        "lucide-react",
        "d3-scale",
        "@types/.*",
      ),
    ]),
    only("lib-stands-on-contract", "^web/src/lib", [
      "^web/src/(lib|i18n)",
      "^contract/src",
      "^(web/)?node_modules",
    ]),
    only("shared-stands-below-features", "^web/src/shared", [
      "^web/src/(shared|lib|i18n|ui)",
      "^contract/src",
      "^(web/)?node_modules",
    ]),
    {
      name: "features-do-not-know-each-other",
      severity: "error",
      from: { path: "^web/src/features/([^/]+)/" },
      to: { path: "^web/src/features/", pathNot: "^web/src/features/$1/" },
    },
    {
      name: "nothing-imports-app",
      severity: "error",
      from: { path: "^web/src/(ui|lib|shared|features|i18n)" },
      to: { path: "^web/src/app" },
    },
    only("platform-knows-no-domain", "^server/src/platform", [
      "^server/src/platform",
      "^contract/src/(kernel|access|audit)",
      "^node_modules",
    ]),
    {
      name: "domains-meet-through-lookups",
      severity: "error",
      from: { path: "^server/src/domains/([^/]+)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^server/src/domains/", pathNot: ["^server/src/domains/$1/", "\\.lookup\\.ts$"] },
    },
    only("rules-are-pure", "^server/src/domains/.*\\.rules\\.ts$", [
      "\\.rules\\.ts$",
      "^contract/src",
    ]),
    {
      name: "web-and-server-share-the-contract-alone",
      severity: "error",
      from: { path: "^web/src" },
      to: { path: "^server/" },
    },
    {
      name: "server-knows-no-web",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^web/" },
    },
    {
      name: "sources-import-no-tests",
      severity: "error",
      from: { path: "/src/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "(\\.test\\.tsx?$|^server/test/)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    parser: "swc",
    tsPreCompilationDeps: true,
    exclude: { path: "\\.(module\\.)?css$" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
