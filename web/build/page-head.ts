import type { PageAssets } from "./page-assets.ts";
import type { PrerenderedPage } from "../src/app/public/prerender.tsx";

type Language = "bn" | "en";

interface Place {
  readonly language: Language;
  /** The page's address in each language. */
  readonly addresses: Readonly<Record<Language, string>>;
  /** Where the site stands, without a slash at the end; empty when the build was not told. */
  readonly origin: string;
  readonly assets: PageAssets;
}

const LOCALE: Record<Language, string> = { bn: "bn_BD", en: "en_GB" };
const CARD = { path: "/social-card.png", width: "1200", height: "630" } as const;

/** Title, description, the page's other language, the card for messengers, and who runs the site. */
export function pageHead(page: PrerenderedPage, place: Place): string {
  const { language, addresses, origin, assets } = place;
  const other = language === "bn" ? "en" : "bn";
  const url = origin + addresses[language];
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    meta("description", page.description),
    link("canonical", url),
    link("alternate", origin + addresses.bn, "bn"),
    link("alternate", origin + addresses.en, "en"),
    link("alternate", origin + addresses.bn, "x-default"),
    property("og:type", "website"),
    property("og:site_name", page.siteName),
    property("og:title", page.title),
    property("og:description", page.description),
    property("og:url", url),
    property("og:locale", LOCALE[language]),
    property("og:locale:alternate", LOCALE[other]),
    property("og:image", origin + CARD.path),
    property("og:image:width", CARD.width),
    property("og:image:height", CARD.height),
    property("og:image:alt", `${page.siteName} · ${page.owner}`),
    meta("twitter:card", "summary_large_image"),
    `<script type="application/ld+json">${organisation(page, language, origin)}</script>`,
    ...assets.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...assets.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ].join("\n    ");
}

/** Only what is certain: the name, who owns the service, and its own address. */
function organisation(page: PrerenderedPage, language: Language, origin: string): string {
  const facts = {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: page.siteName,
    url: `${origin}/`,
    inLanguage: language,
    publisher: {
      "@type": "GovernmentOrganization",
      name: page.owner,
      logo: `${origin}/icon-512.png`,
    },
  };
  return JSON.stringify(facts).replaceAll("<", "\\u003c");
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`;
}

function link(rel: string, href: string, hreflang?: string): string {
  const language = hreflang === undefined ? "" : ` hreflang="${hreflang}"`;
  return `<link rel="${rel}"${language} href="${escapeHtml(href)}" />`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
