import type { ReactNode } from 'react';
import { formatDate, nameWithVersion } from '../../domain/strings/format';
import { footId, layouts, type PageLayout } from '../../domain/content/layouts';
import type { MenuNode, PageLink } from '../../domain/navigation/menu';
import { searchPath } from '../../domain/search/SearchEngine';
import { strings } from '../../domain/strings/strings';
import { BackToTop } from '../BackToTop/BackToTop';
import { BarButton, BarLink } from '../BarButton/BarButton';
import { Breadcrumbs, type Breadcrumb } from '../Breadcrumbs/Breadcrumbs';
import { Feedback } from '../Feedback/Feedback';
import { Icon } from '../Icon/Icon';
import { Mark } from '../Mark/Mark';
import { NavDrawer, navDrawerId, type NavDrawerProps } from '../NavDrawer/NavDrawer';
import { PrevNext } from '../PrevNext/PrevNext';
import { ProductTabs, type Product, type ProductLink } from '../ProductTabs/ProductTabs';
import { RelatedPages } from '../RelatedPages/RelatedPages';
import { SearchButton } from '../SearchButton/SearchButton';
import { Settings } from '../Settings/Settings';
import { SiteFooter, type FooterColumn, type SiteFooterProps } from '../SiteFooter/SiteFooter';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle';
import { Toc, type TocEntry } from '../Toc/Toc';
import {
  Actions,
  Bar,
  BarStatus,
  Body,
  Brand,
  Foot,
  Main,
  MenuActions,
  Paper,
  LineStatus,
  Shell,
  SkipLink,
  Version,
} from './PageShell.styles';

/** The color that marks where the reader is: a product's, or none on a page of the whole site. */
export type Hue = 'primary' | 'secondary' | 'neutral';

/** What the page says of its product. */
export interface ShellStatus {
  title: string;
  /** Where it is explained. */
  href?: string | undefined;
}

export interface PageShellProps extends Pick<SiteFooterProps, 'license' | 'address'> {
  siteTitle: string;
  /** SVG, as `Mark` draws it. */
  mark?: string;
  /** Path of the landing page. */
  homeHref: string;
  /** The product whose menu is shown. */
  product: Product;
  hue: Hue;
  /** All products. */
  products: readonly ProductLink[];
  /** Whether the product is maintained, where that is known. */
  status?: ShellStatus | undefined;
  /** Whether the article says it, too. */
  hasStatusInText?: boolean | undefined;
  /** URL of the repository of the documented packages. */
  repositoryHref?: string;
  menu: MenuNode[];
  activeHref: string;
  /** H2 and H3 of the page; empty for no contents list. */
  toc: readonly TocEntry[];
  previous?: PageLink;
  next?: PageLink;
  /** Pages about the same. */
  related?: readonly PageLink[];
  /** From the product down to the group; the page itself is not among them. */
  breadcrumbs: readonly Breadcrumb[];
  /** Where the source of the page can be changed. */
  editHref?: string;
  /** Where the changes of the source are listed; the day of the last one leads there. */
  historyHref?: string;
  /** URL for feedback on an unhelpful page. */
  feedbackHref?: string;
  footer: readonly FooterColumn[];
  /** Day of the last change, as an ISO date: `2026-11-21`. */
  updated?: string;
  /** What can be done with the page, where the article does not say it. */
  tools?: ReactNode;
  /** Path of the page with the theme editor, where there is one. */
  themeEditor?: string;
  layout: PageLayout;
  menuRenderer?: NavDrawerProps['renderNodes'];
  afterMenu?: ReactNode;
  /** The question for consent, where the site needs it. */
  consent?: ReactNode;
  /** The article: plain elements and blocks, rendered inside `.prose`. */
  children: ReactNode;
}

const versionOf = ({ version }: Product) => version && `v${version}`;

function TopBar({
  homeHref,
  siteTitle,
  mark,
  product,
  status,
  repositoryHref,
  tabs,
  themeEditor,
}: PageShellProps & { tabs: ReactNode }) {
  return (
    <Bar>
      <BarButton
        type="button"
        popoverTarget={navDrawerId}
        aria-label={strings['menu.open']}
        data-tip={strings['menu.open']}
        data-menu-button=""
      >
        <Icon name="menu" />
      </BarButton>
      <Brand href={homeHref}>
        {mark && <Mark svg={mark} />}
        {siteTitle}
      </Brand>
      {product.version && <Version>{versionOf(product)}</Version>}
      {status && (
        <BarStatus href={status.href} data-status="">
          {status.title}
        </BarStatus>
      )}
      {tabs}
      <Actions data-icons={repositoryHref ? undefined : 2}>
        <SearchButton href={searchPath(homeHref)} />
        {repositoryHref && (
          <BarLink href={repositoryHref} aria-label={'GitHub'} data-tip="GitHub">
            <Icon name="github" />
          </BarLink>
        )}
        <ThemeToggle />
        <Settings themeEditor={themeEditor} />
      </Actions>
    </Bar>
  );
}

/** What is below an article: feedback, its source, and pages to read next. */
function ArticleFoot({
  activeHref,
  feedbackHref,
  editHref,
  historyHref,
  updated,
  tools,
  related = [],
  previous,
  next,
}: PageShellProps) {
  const [beforeDay, afterDay] = strings['page.updated'].split('{day}');
  const lastChange = updated && (
    <>
      {beforeDay}
      <time dateTime={updated}>{formatDate(updated)}</time>
      {afterDay}
    </>
  );
  return (
    <Foot id={footId}>
      <Feedback pathname={activeHref} issueHref={feedbackHref} />
      {(editHref || updated || tools) && (
        <div>
          {editHref && (
            <a className="screen-only" href={editHref}>
              {strings['page.edit']}
            </a>
          )}
          {lastChange &&
            (historyHref ? <a href={historyHref}>{lastChange}</a> : <span>{lastChange}</span>)}
          {tools}
        </div>
      )}
      {related.length > 0 && <RelatedPages pages={related} />}
      {(previous || next) && <PrevNext previous={previous} next={next} />}
    </Foot>
  );
}

/**
 * Everything around an article. It works without script, by links, `<details>` and popovers.
 *
 * **When to use:** Every page of the site is inside one, whatever its layout.
 *
 * **When not to use:** Don't use it for demos: they are pages of their own in a frame.
 *
 * **Accessibility:** It has a skip link, and one landmark each for `banner`, `main` and `contentinfo`. Every
 * navigation landmark has its own name.
 */
export function PageShell(props: PageShellProps) {
  const { layout, product, hue, toc, breadcrumbs } = props;
  const tabs = (
    <ProductTabs products={props.products} current={hue === 'neutral' ? undefined : product.id} />
  );
  const { hasOpenMenu, isArticle, hasLargeTitle, isHome, isOverview, ...facts } = layouts[layout];
  const hasToc = facts.hasToc && toc.length > 0;
  return (
    <Shell
      data-hue={hue}
      data-menu-closed={hasOpenMenu ? undefined : ''}
      data-toc-column={facts.hasToc ? '' : undefined}
      data-large-title={hasLargeTitle ? '' : undefined}
      data-home={isHome ? '' : undefined}
    >
      <SkipLink href="#main-content">{strings['page.skip']}</SkipLink>
      {props.consent}
      <TopBar {...props} tabs={tabs} />
      <NavDrawer
        label={product.name}
        version={versionOf(product)}
        tabs={tabs}
        nodes={props.menu}
        activeHref={props.activeHref}
        renderNodes={props.menuRenderer}
        afterMenu={props.afterMenu}
      >
        <MenuActions>
          {props.repositoryHref && (
            <BarLink href={props.repositoryHref}>
              <Icon name="github" />
              {'GitHub'}
            </BarLink>
          )}
          <Settings isLabeled themeEditor={props.themeEditor} />
        </MenuActions>
      </NavDrawer>
      <Body>
        <Main id="main-content" tabIndex={-1}>
          {isOverview && <Paper className="screen-only" />}
          {props.status && !props.hasStatusInText && (
            <LineStatus href={props.status.href}>{props.status.title}</LineStatus>
          )}
          {isArticle && breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />}
          {/* The interface may be mirrored; English text and code are not. */}
          <article className="prose" dir="auto">
            {props.children}
          </article>
          {isArticle && <ArticleFoot {...props} />}
        </Main>
        {hasToc && (
          // Where the column ends, so does what sticks to the window.
          <div>
            <Toc entries={toc} />
          </div>
        )}
        <SiteFooter
          columns={props.footer}
          about={nameWithVersion({ name: props.siteTitle, version: product.version })}
          license={props.license}
          address={props.address}
        />
      </Body>
      {isArticle && <BackToTop />}
    </Shell>
  );
}
