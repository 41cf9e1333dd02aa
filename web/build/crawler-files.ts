/** What a search engine may fetch: the public pages, not the application behind the login. */
export function robotsTxt(origin: string): string {
  return `User-agent: *
Disallow: /v1/
Disallow: /idp/
Disallow: /login/
Disallow: /sso/
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
}

type Addresses = Readonly<Record<"bn" | "en", string>>;

/** Every public page in both languages, each naming its pair. */
export function sitemapXml(pages: readonly Addresses[], origin: string): string {
  const entries = pages.flatMap((page) =>
    [page.bn, page.en].map(
      (address) => `  <url>
    <loc>${origin}${address}</loc>
    <xhtml:link rel="alternate" hreflang="bn" href="${origin}${page.bn}"/>
    <xhtml:link rel="alternate" hreflang="en" href="${origin}${page.en}"/>
  </url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
