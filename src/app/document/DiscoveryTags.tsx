import { breadcrumbList } from '../../domain/navigation/breadcrumbList';
import type { PageLink } from '../../domain/navigation/MenuNode';
import { pictureSize } from '../engine/pictures/pictureSize';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { siteConfig } from '../site.config';

export interface DiscoveryTagsProps {
  /** As it stands in the tab. */
  title: string;
  description: string;
  page: PageLink;
  /** From the site down to the product. */
  above: readonly PageLink[];
  /** Whether the page is one of a menu, not the way in. */
  isArticle: boolean;
  /** Address of its picture. */
  picture?: string;
  /** Address of the feed of changed pages. */
  feed?: string;
}

/** JSON that may stand in a `<script>`: no text in it can end the element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * What others read in the head of a page: previews of links (Open Graph), search engines (breadcrumbs), agents (the
 * page as Markdown), readers of feeds. The breadcrumbs are data and not a script, so the content policy lets them be.
 */
export function DiscoveryTags({
  title,
  description,
  page,
  above,
  isArticle,
  picture,
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
