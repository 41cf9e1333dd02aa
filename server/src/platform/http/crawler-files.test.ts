import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { beforeAll, expect, it } from "vitest";
import { serveWeb } from "./web-files.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "web-"));
  await writeFile(join(folder, "index.html"), "<!doctype html>");
  await writeFile(join(folder, "robots.txt"), "Sitemap: {origin}/sitemap.xml");
  await writeFile(join(folder, "sitemap.xml"), "<loc>{origin}/</loc><loc>{origin}/en</loc>");
  await writeFile(join(folder, "sitemap.xml.gz"), "as it was built");
});

async function ask(mode: "demo" | "production", url: string, host: string) {
  const app = Fastify();
  await serveWeb(app, { mode, publicUrl: "https://monitoring.example" }, folder);
  return app.inject({ url, headers: { host, "accept-encoding": "gzip" } });
}

it("names the address a demonstration was reached at", async () => {
  const map = await ask("demo", "/sitemap.xml", "192.168.1.7:3101");
  expect(map.headers["content-type"]).toBe("application/xml; charset=utf-8");
  expect(map.body).toBe("<loc>http://192.168.1.7:3101/</loc><loc>http://192.168.1.7:3101/en</loc>");
  const robots = await ask("demo", "/robots.txt", "demo.example");
  expect(robots.body).toBe("Sitemap: http://demo.example/sitemap.xml");
});

it("names the one true address in production, whoever asks", async () => {
  const map = await ask("production", "/sitemap.xml", "elsewhere.example");
  expect(map.body).toContain("<loc>https://monitoring.example/en</loc>");
});

it("never repeats what is no address", async () => {
  const map = await ask("demo", "/sitemap.xml", "a<script>");
  expect(map.body).not.toContain("<script>");
});
