import type { ReactNode } from 'react';
import { layouts, type PageLayout } from '../../domain/content/layouts';
import type { MenuNode, PageLink } from '../../domain/navigation/MenuNode';
import { strings } from '../../domain/strings/strings';
import { BackToTop } from '../BackToTop/BackToTop';
import { BarButton } from '../BarButton/BarButton';
import { Breadcrumbs, type Breadcrumb } from '../Breadcrumbs/Breadcrumbs';
import { Feedback } from '../Feedback/Feedback';
import { NavDrawer, navDrawerId, type NavDrawerProps } from '../NavDrawer/NavDrawer';
import { PrevNext } from '../PrevNext/PrevNext';
import {
  ProductSwitcher,
  type Product,
  type ProductLink,
} from '../ProductSwitcher/ProductSwitcher';
import { Toc, TocFolded, type TocEntry } from '../Toc/Toc';
import { Actions, Bar, Body, Foot, Footer, Main, Shell, SkipLink } from './PageShell.styles';

export interface PageShellProps {
  siteTitle: string;
  product: Product;
  /** What the product switcher offers, the current one included. */
  products: readonly ProductLink[];
  menu: MenuNode[];
  activeHref: string;
  /** H2 and H3 of the page; empty for no contents list. */
  toc: readonly TocEntry[];
  previous?: PageLink;
  next?: PageLink;
  /** From the product down to the group; the page itself is not among them. */
  breadcrumbs: readonly Breadcrumb[];
  /** Where the source of the page can be changed. */
  editHref?: string;
  /** URL for feedback on an unhelpful page; without it there is no feedback form. */
  feedbackHref?: string;
  /** Address of the privacy page, where the site has one. */
  privacyHref?: string;
  /** The page with the licenses of what the site contains. */
  licensesHref?: string;
  /** Day of the last change, as an ISO date: `2026-11-21`. */
  updated?: string;
  layout: PageLayout;
  /** At the end of the bar: theme toggle, later search and settings. */
  barActions?: ReactNode;
  menuRenderer?: NavDrawerProps['renderNodes'];
  afterMenu?: ReactNode;
  /** The article: plain elements and blocks, rendered inside `.prose`. */
  children: ReactNode;
}

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Everything around an article. Works without script: links, `<details>` and popovers do what there is to do. */
export function PageShell(props: PageShellProps) {
  const { layout, product, toc, previous, next, breadcrumbs, editHref, updated } = props;
  const [beforeDay, afterDay] = strings['page.updated'].split('{day}');
  const { hasOpenMenu, isArticle, hasLargeTitle, ...facts } = layouts[layout];
  const hasToc = facts.hasToc && toc.length > 0;
  return (
    <Shell
      data-menu-closed={hasOpenMenu ? undefined : ''}
      data-toc-column={facts.hasToc ? '' : undefined}
      data-large-title={hasLargeTitle ? '' : undefined}
    >
      <SkipLink href="#main-content">{strings['page.skip']}</SkipLink>
      <Bar>
        <BarButton
          type="button"
          popoverTarget={navDrawerId}
          aria-label={strings['menu.open']}
          data-menu-button=""
        >
          <svg viewBox="0 0 16 16" width="18" strokeWidth="1.4" aria-hidden>
            <path d="M2 4h12M2 8h12M2 12h12" />
          </svg>
        </BarButton>
        <ProductSwitcher product={product} products={props.products} />
        <Actions>{props.barActions}</Actions>
      </Bar>
      <NavDrawer
        label={product.name}
        nodes={props.menu}
        activeHref={props.activeHref}
        renderNodes={props.menuRenderer}
        afterMenu={props.afterMenu}
      />
      <Body>
        <Main id="main-content" tabIndex={-1}>
          {isArticle && breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />}
          {hasToc && <TocFolded entries={toc} />}
          <article className="prose">{props.children}</article>
          {isArticle && (
            <Foot>
              {props.feedbackHref && (
                <Feedback pathname={props.activeHref} issueHref={props.feedbackHref} />
              )}
              {(editHref || updated) && (
                <div>
                  {editHref && <a href={editHref}>{strings['page.edit']}</a>}
                  {updated && (
                    <span>
                      {beforeDay}
                      <time dateTime={updated}>{dayFormat.format(new Date(updated))}</time>
                      {afterDay}
                    </span>
                  )}
                </div>
              )}
              {(previous || next) && <PrevNext previous={previous} next={next} />}
            </Foot>
          )}
        </Main>
        {hasToc && <Toc entries={toc} />}
        <Footer>
          <span>
            {props.siteTitle} {product.version}
          </span>
          {props.privacyHref && <a href={props.privacyHref}>{strings['page.privacy']}</a>}
          {props.licensesHref ? (
            <a href={props.licensesHref}>{strings['page.license']}</a>
          ) : (
            <span>{strings['page.license']}</span>
          )}
        </Footer>
      </Body>
      {isArticle && <BackToTop />}
    </Shell>
  );
}
