/** The files of a Strapi project with the two tables, by their paths. */
export const STRAPI_PROJECT: Readonly<Record<string, string>> = {
  "favicon.png": "",
  "public/uploads/.keep": "",
  "config/database.js": `module.exports = () => ({
    connection: {
      client: "postgres",
      connection: { connectionString: process.env.BENCH_DATABASE_URL, schema: "peer_strapi" },
      pool: { min: 0, max: 20 },
    },
  });`,
  "config/server.js": `module.exports = () => ({
    host: "127.0.0.1",
    port: Number(process.env.BENCH_PORT),
    app: { keys: ["bench"] },
  });`,
  "config/logger.js": `module.exports = { level: "error" };`,
  "config/admin.js": `module.exports = () => ({
    serveAdminPanel: false,
    auth: { secret: "a-secret-for-the-bench-alone-of-32-letters" },
    apiToken: { salt: "salt-of-the-bench" },
    transfer: { token: { salt: "salt-of-the-bench" } },
    secrets: { encryptionKey: "a-key-for-the-bench-alone-of-32-letters" },
  });`,
  "config/api.js": `module.exports = { rest: { defaultLimit: 50, maxLimit: 100, withCount: true } };`,
  // Its own list without the one that writes a line for each request, as ours writes none here.
  "config/middlewares.js": `module.exports = ["errors", "security", "cors", "query", "body", "favicon", "public"].map((name) => "strapi::" + name);`,
  "src/index.js": `const { writeFileSync } = require("node:fs");
  module.exports = {
    async bootstrap({ strapi }) {
      const token = await strapi.service("admin::api-token").create({ name: "bench", description: "", type: "full-access", lifespan: null });
      writeFileSync("token.txt", token.accessKey);
    },
  };`,
  ...contentType("institute", {
    eiin: "string",
    name_bn: "text",
    name_en: "text",
    email: "string",
    phone: "string",
    type: "string",
    mgmt_type: "string",
    isas_category: "string",
    zone_id: "integer",
    district_id: "integer",
    upazila_id: "integer",
    path: "string",
    latitude: "float",
    longitude: "float",
  }),
  ...contentType("saved-view", { person_id: "integer", title: "text", address: "text" }),
};

function contentType(
  name: string,
  columns: Readonly<Record<string, string>>,
): Record<string, string> {
  const folder = `src/api/${name}`;
  const made = (factory: string) =>
    `module.exports = require("@strapi/strapi").factories.${factory}("api::${name}.${name}");`;
  const attributes = Object.fromEntries(
    Object.entries(columns).map(([key, type]) => [key, { type }]),
  );
  return {
    [`${folder}/content-types/${name}/schema.json`]: JSON.stringify({
      kind: "collectionType",
      collectionName: `${name.replace("-", "_")}s`,
      info: { singularName: name, pluralName: `${name}s`, displayName: name },
      options: { draftAndPublish: false },
      attributes,
    }),
    [`${folder}/controllers/${name}.js`]: made("createCoreController"),
    [`${folder}/services/${name}.js`]: made("createCoreService"),
    [`${folder}/routes/${name}.js`]: made("createCoreRouter"),
  };
}
