/** Neither file knows relative addresses; the server writes its own in here when it is asked. */
const ORIGIN = "{origin}";

/** What a search engine may fetch: the public pages, not the application behind the login. */
export function robotsTxt(): string {
  return `User-agent: *
Disallow: /v1/
Disallow: /idp/
Disallow: /login/
Disallow: /sso/
Allow: /

Sitemap: ${ORIGIN}/sitemap.xml
`;
}

type Addresses = Readonly<Record<"bn" | "en", string>>;

/** Every public page in both languages, each naming its pair. */
export function sitemapXml(pages: readonly Addresses[]): string {
  const entries = pages.flatMap((page) =>
    [page.bn, page.en].map(
      (address) => `  <url>
    <loc>${ORIGIN}${address}</loc>
    <xhtml:link rel="alternate" hreflang="bn" href="${ORIGIN}${page.bn}"/>
    <xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}${page.en}"/>
  </url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
