/** Every page may be read by everybody; the workbench is no page. Belongs at the root of the host. */
export function robots(sitemapUrl: string): string {
  return `User-agent: *\nDisallow: /workbench/\n\nSitemap: ${sitemapUrl}\n`;
}
