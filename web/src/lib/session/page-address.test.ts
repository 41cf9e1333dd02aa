import { expect, it } from "vitest";
import { addressOf, localAddress, publicPathOf } from "./page-address.ts";

it("knows a public page by both its addresses", () => {
  expect(publicPathOf("/")).toBe("/");
  expect(publicPathOf("/en")).toBe("/");
  expect(publicPathOf("/en/history/")).toBe("/history");
  expect(publicPathOf("/english")).toBeUndefined();
  expect(publicPathOf("/dashboard")).toBeUndefined();
});

it("puts English below /en", () => {
  expect(addressOf("/", "en")).toBe("/en");
  expect(addressOf("/contact", "en")).toBe("/en/contact");
  expect(addressOf("/contact", "bn")).toBe("/contact");
});

it("translates links to public pages and no others", () => {
  expect(localAddress("/#zones", "en")).toBe("/en#zones");
  expect(localAddress("/history", "bn")).toBe("/history");
  expect(localAddress("/guest-login", "en")).toBe("/guest-login");
});
