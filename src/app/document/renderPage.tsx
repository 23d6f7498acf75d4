import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageRecord } from '../../content/PageRecord';
import { AdProvider } from '../../components/AdSlot/AdProvider';
import { AdSlot } from '../../components/AdSlot/AdSlot';
import { layouts } from '../../domain/content/layouts';
import { createDocsTheme } from '../../theme/createDocsTheme';
import { Island, IslandScope, IslandScopeContext } from '../islands/Island';
import { isReferencePage, type ReferencePage } from '../reference/ReferencePage';
import { siteConfig } from '../site.config';
import { CachedNavNodes } from './CachedNavNodes';
import { DiscoveryTags } from './DiscoveryTags';
import { Document, type DocumentProps } from './Document';
import { menuInPlaceId, menuScrollScript } from './menuScrollScript';
import { PageBody } from './PageBody';
import type { PageSurroundings, SlotSettings } from './SiteModel';
import { StyleCollector, type CollectedRule } from './StyleCollector';

const theme = createDocsTheme();

/** Without it browsers fall back to the layout rules of the nineties. */
export const doctype = '<!doctype html>';

const cssOf = (rules: readonly CollectedRule[]) => rules.map((rule) => rule.css).join('');

/** Renders pages to HTML and keeps the style rules they use. One for a thread; pages share its styles. */
export class PageRenderer {
  private readonly styles = new StyleCollector();
  private sharedCount = 0;

  /** Rules that came since the last call become those of a shared style sheet; what comes after the last one belongs to single pages. */
  shareRules(): string {
    const css = cssOf(this.styles.rules.slice(this.sharedCount));
    this.sharedCount = this.styles.rules.length;
    return css;
  }

  /** Rules that a rendered page uses and the shared style sheets lack; normally empty. */
  ownRules(html: string): string {
    return cssOf(
      this.styles.rules.slice(this.sharedCount).filter((rule) => html.includes(rule.className)),
    );
  }

  /** Every rule rendered so far, shared or not. */
  allRules(): string {
    return cssOf(this.styles.rules);
  }

  /** A whole document as HTML. */
  render(element: ReactNode): string {
    return doctype + this.renderPart(element);
  }

  /** A part of a page as HTML. */
  renderPart(element: ReactNode): string {
    const { cache } = this.styles;
    return renderToStaticMarkup(
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <IslandScopeContext value={new IslandScope(cache)}>{element}</IslandScopeContext>
        </ThemeProvider>
      </CacheProvider>,
    );
  }
}

export type PageDocument = (extra: Pick<DocumentProps, 'extraStylesheets'>) => ReactNode;

/** The room of the page's ad, and what its script has to know. */
function LeadSlot({ settings }: { settings: SlotSettings }) {
  return (
    <AdProvider>
      <AdSlot settings={JSON.stringify(settings)} />
    </AdProvider>
  );
}

/** The room of the line below a demo: only a feed has ads for it. */
function DemoSlot() {
  return (
    <AdProvider>
      <AdSlot placement="demo" />
    </AdProvider>
  );
}

/** A page as a React document, ready for `PageRenderer.render`. */
export function pageDocument(
  record: PageRecord | ReferencePage,
  surroundings: PageSurroundings,
): PageDocument {
  const { meta } = record;
  const { base, section, assets, picture, feed } = surroundings;
  const { isArticle } = layouts[meta.layout];
  const slot = isArticle && meta.ad ? surroundings.slot : undefined;
  const title = `${meta.title} - ${isArticle ? section.product.name : siteConfig.name}`;
  const above = [
    { title: siteConfig.name, href: base },
    ...(isArticle ? [{ title: section.product.name, href: section.href }] : []),
  ];
  return (extra) => (
    <Document
      title={title}
      description={meta.description}
      pathname={meta.pathname === '' ? undefined : meta.pathname}
      base={base}
      productId={section.product.id}
      assets={assets}
      hasTables={isReferencePage(record)}
      {...(surroundings.analytics ? { analytics: surroundings.analytics } : {})}
      {...(surroundings.serviceWorker ? { serviceWorker: surroundings.serviceWorker } : {})}
      discovery={
        meta.pathname !== '' && (
          <DiscoveryTags
            title={title}
            description={meta.description}
            page={{ title: meta.title, href: meta.pathname }}
            above={above}
            isArticle={isArticle}
            {...(picture ? { picture } : {})}
            {...(feed ? { feed } : {})}
          />
        )
      }
      {...extra}
    >
      <PageBody
        record={record}
        surroundings={surroundings}
        menuRenderer={CachedNavNodes}
        leadEnd={slot && <LeadSlot settings={slot} />}
        underDemo={slot?.thirdParties.feed && <DemoSlot />}
        afterMenu={
          <>
            <script dangerouslySetInnerHTML={{ __html: menuScrollScript() }} />
            <div id={menuInPlaceId} hidden />
          </>
        }
        barActions={
          <>
            <Island of="ThemeToggle" />
            <Island of="Settings" />
          </>
        }
      />
    </Document>
  );
}
