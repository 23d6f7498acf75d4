import { breadcrumbList } from '../../../domain/navigation/menu';
import { layouts } from '../../../domain/content/layouts';
import type { PageMeta } from '../../../content/PageRecord';
import { socialImageSize } from '../engine/socialImages/socialImage';
import { format } from '../../../domain/strings/format';
import { strings } from '../../../domain/strings/strings';
import type { PageContext } from './PageContext';

interface DiscoveryTagsProps {
  /** Title of the document. */
  title: string;
  meta: PageMeta;
  context: PageContext;
}

/** JSON that is safe in a `<script>`: no text in it can end the element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Metadata in the head of a page for link previews (Open Graph), search engines (breadcrumbs), AI tools (the Markdown
 * version) and feed readers. Breadcrumbs are a data block, to which the content security policy does not apply.
 */
export function DiscoveryTags({ title, meta, context }: DiscoveryTagsProps) {
  const { base, settings, section, socialImage, data, feed } = context;
  const { origin, name } = settings;
  const { isArticle } = layouts[meta.layout];
  const page = { title: meta.title, href: meta.pathname };
  // From the site to the product; a home page is above all products.
  const above = [
    { title: name, href: base },
    ...(isArticle ? [{ title: section.product.name, href: section.href }] : []),
  ];
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      {origin && <meta property="og:url" content={origin + page.href} />}
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:site_name" content={name} />
      {origin && socialImage && (
        <>
          <meta property="og:image" content={origin + socialImage} />
          <meta property="og:image:width" content={String(socialImageSize.width)} />
          <meta property="og:image:height" content={String(socialImageSize.height)} />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <link rel="alternate" type="text/markdown" href={`${page.href}index.md`} />
      {data && <link rel="alternate" type="application/json" href={data} />}
      {feed && (
        <link
          rel="alternate"
          type="application/atom+xml"
          href={feed}
          title={format(strings['feed.title'], { site: name })}
        />
      )}
      {origin && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptJson(breadcrumbList(above, page, origin)) }}
        />
      )}
    </>
  );
}
