import type { Call } from "@shikkha/contract/kernel/call.ts";
import type { ErrorKind } from "@shikkha/contract/kernel/errors.ts";

type Operation = {
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: unknown;
  responses: unknown;
};
type Document = { paths: Record<string, Record<string, Operation>> };

/** The browsable reference: one page without scripts, so that it needs no exception in the content policy. */
export function referencePage(
  calls: readonly Call[],
  errors: readonly ErrorKind[],
  document: unknown,
): string {
  const { paths } = document as Document;
  const groups = Map.groupBy(calls, (call) => call.name.split(".")[0] ?? "");
  const sections = [...groups].map(
    ([group, members]) =>
      `<section><h2 id="${group}">${group}</h2>${members.map((call) => callBlock(call, paths[call.path]?.[call.method.toLowerCase()])).join("")}</section>`,
  );
  const rows = errors
    .toSorted((a, b) => a.code - b.code)
    .map(
      (error) =>
        `<tr><td>${error.code}</td><td>${error.status}</td><td>${escape(error.en)}</td><td lang="bn">${escape(error.bn)}</td></tr>`,
    );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>API reference · Shikkha Monitoring</title><link rel="stylesheet" href="docs/reference.css"></head><body><header><h1>API reference</h1>
<p>All calls go to one base address, carry <code>Authorization: Bearer</code>, <code>Accept-Language: bn</code> or <code>en</code> and <code>X-Shikkha-Call</code>. <a href="openapi.json">OpenAPI 3.1</a></p>
<nav>${[...groups.keys()].map((group) => `<a href="#${group}">${group}</a>`).join(" ")} <a href="#errors">errors</a></nav></header><main>
${sections.join("\n")}
<section><h2 id="errors">errors</h2><table><thead><tr><th>Code</th><th>Status</th><th>English</th><th>Bengali</th></tr></thead><tbody>${rows.join("")}</tbody></table></section>
</main></body></html>`;
}

function callBlock(call: Call, operation: Operation | undefined): string {
  const guard =
    typeof call.permission === "string" ? call.permission : call.permission.join(" or ");
  const parameters = (operation?.parameters ?? []).map(
    (one) =>
      `<tr><td><code>${one.name}</code></td><td>${one.in}</td><td>${one.required ? "required" : "optional"}</td><td><code>${escape(JSON.stringify(one.schema))}</code></td></tr>`,
  );
  return `<details><summary><b class="method">${call.method}</b> <code>${escape(call.path)}</code> <span>${escape(call.summary)}</span></summary>
<p>Permission <code>${guard}</code>, jurisdiction <code>${call.jurisdiction}</code>${typeof call.audit === "object" ? `, audited as <code>${call.audit.key}</code>` : ""}</p>
${parameters.length ? `<table><thead><tr><th>Name</th><th>In</th><th></th><th>Schema</th></tr></thead><tbody>${parameters.join("")}</tbody></table>` : ""}
${operation?.requestBody ? `<h3>Body</h3><pre>${escape(JSON.stringify(operation.requestBody, null, 2))}</pre>` : ""}
<h3>Answers</h3><pre>${escape(JSON.stringify(operation?.responses, null, 2))}</pre></details>`;
}

/** The look of the page, served beside it because the content policy takes no inline styles. */
export const REFERENCE_CSS = `body{margin:0 auto;max-width:70rem;padding:1.5rem;font:16px/1.6 system-ui,sans-serif;color:#121917;background:#f2f5f4}
a{color:#00563f}nav a{margin-right:.75rem}section{margin-top:2rem}summary{cursor:pointer;padding:.5rem 0}
details{background:#fff;border:1px solid #d8dfdc;border-radius:8px;margin:.5rem 0;padding:.25rem 1rem;overflow-x:auto}
.method{display:inline-block;min-width:4rem;color:#006a4e}pre{overflow-x:auto;background:#f8faf9;padding:1rem;font-size:13px}
table{border-collapse:collapse;font-size:14px}td,th{border-bottom:1px solid #d8dfdc;padding:.25rem .75rem .25rem 0;text-align:left;vertical-align:top}`;

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
