import { breadcrumbList } from '../../domain/navigation/breadcrumbList';
import type { PageLink } from '../../domain/navigation/MenuNode';
import { pictureSize } from '../engine/pictures/pictureSize';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { siteConfig } from '../site.config';

export interface DiscoveryTagsProps {
  /** Title of the document. */
  title: string;
  description: string;
  page: PageLink;
  /** Breadcrumbs from the site to the product. */
  above: readonly PageLink[];
  /** Whether the page is in a menu, unlike the home page. */
  isArticle: boolean;
  /** URL of the social image. */
  picture?: string;
  /** URL of its record as JSON. */
  data?: string;
  /** URL of the feed of changed pages. */
  feed?: string;
}

/** JSON that is safe in a `<script>`: no text in it can end the element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Metadata in the head of a page for link previews (Open Graph), search engines (breadcrumbs), AI tools (the Markdown
 * version) and feed readers. Breadcrumbs are a data block, to which the content security policy does not apply.
 */
export function DiscoveryTags({
  title,
  description,
  page,
  above,
  isArticle,
  picture,
  data,
  feed,
}: DiscoveryTagsProps) {
  const { origin, name } = siteConfig;
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + page.href} />
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:site_name" content={name} />
      {picture && (
        <>
          <meta property="og:image" content={origin + picture} />
          <meta property="og:image:width" content={String(pictureSize.width)} />
          <meta property="og:image:height" content={String(pictureSize.height)} />
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
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptJson(breadcrumbList(above, page, origin)) }}
      />
    </>
  );
}
