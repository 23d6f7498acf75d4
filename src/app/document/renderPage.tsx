import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageRecord } from '../../content/PageRecord';
import type { AdSettings } from '../../components/AdSlot/AdSettings';
import { AdProvider } from '../../components/AdSlot/AdProvider';
import { AdSlot, vendorAd } from '../../components/AdSlot/AdSlot';
import { layouts } from '../../domain/content/layouts';
import { siteTheme } from '../../theme/siteTheme';
import { isReferencePage, type ReferencePage } from '../reference/ReferencePage';
import { CachedNavNodes } from './CachedNavNodes';
import { startsWithDemo } from './Article';
import { usedElements, cutSheet } from './cutSheet';
import { Document } from './Document';
import { menuInPlaceId, menuScrollScript } from './menuScrollScript';
import { PageBody } from './PageBody';
import { emotionClasses } from './pageStyles';
import type { PageContext } from './PageContext';
import { ShortClasses } from './shortClasses';
import { StyleCollector } from './StyleCollector';
import type { AdTemplateName, AdTemplates } from '../../components/AdSlot/fillTemplate';
import { adTemplates } from '../../components/AdSlot/adTemplates';
import { houseAdsIn } from '../../domain/ads/houseAds';

/** Without it browsers use quirks mode. */
export const doctype = '<!doctype html>';

/** Renders pages to HTML and keeps the style rules they use. One for a thread. */
export class PageRenderer {
  private readonly styles = new StyleCollector();
  private readonly classes = new ShortClasses();

  /**
   * What a rendered document needs of a style sheet: its elements, and the rules of their classes.
   * @param slot of its ad: a vendor's script renders elements that are not in the document
   */
  stylesOf(
    html: string,
    slot?: Pick<AdSettings, 'thirdParties'>,
  ): { elements: string[]; rules: Record<string, string> } {
    const later = slot?.thirdParties.script ? this.renderPart(vendorAd) : '';
    const elements = usedElements(html + later);
    return { elements, rules: this.rulesOf(emotionClasses(elements)) };
  }

  private rulesOf(classes: readonly string[]): Record<string, string> {
    return Object.fromEntries(
      classes.flatMap((name) => {
        const rule = this.styles.rules.get(this.classes.originalOf(name));
        return rule === undefined ? [] : [[name, this.classes.shorten(rule)] as const];
      }),
    );
  }

  /** A document as HTML. */
  render(element: ReactNode): string {
    return doctype + this.renderPart(element);
  }

  /** A part of a page as HTML. */
  renderPart(element: ReactNode): string {
    const { cache } = this.styles;
    return this.classes.shortenMarkup(
      renderToStaticMarkup(
        <CacheProvider value={cache}>
          <ThemeProvider theme={siteTheme}>{element}</ThemeProvider>
        </CacheProvider>,
      ),
    );
  }
}

/** A page as a React document, ready for `PageRenderer.render`. */
export function pageDocument(record: PageRecord | ReferencePage, context: PageContext): ReactNode {
  const { meta } = record;
  const slot = layouts[meta.layout].isArticle && meta.ad ? context.slot : undefined;
  const document = (
    <Document
      meta={meta}
      context={context}
      startsWithDemo={!isReferencePage(record) && startsWithDemo(record.blocks)}
    >
      <PageBody
        record={record}
        context={context}
        menuRenderer={CachedNavNodes}
        slot={slot && <AdSlot />}
        underDemo={slot && <AdSlot placement="demo" />}
        afterMenu={
          <>
            <script dangerouslySetInnerHTML={{ __html: menuScrollScript() }} />
            <div id={menuInPlaceId} hidden />
          </>
        }
      />
    </Document>
  );
  return slot ? <AdProvider config={slot}>{document}</AdProvider> : document;
}

/** HTML templates of everything an ad slot can show. */
export function renderAdTemplates(target: PageRenderer): AdTemplates {
  const render = (template: ReactNode) => target.renderPart(template);
  const entries = Object.entries(adTemplates).map(([name, template]) => [name, render(template)]);
  const { elements, rules } = target.stylesOf(entries.flat().join(''));
  return {
    ...(Object.fromEntries(entries) as Record<AdTemplateName, string>),
    houseAds: houseAdsIn(),
    css: cutSheet(Object.values(rules).join(''), elements),
  };
}
