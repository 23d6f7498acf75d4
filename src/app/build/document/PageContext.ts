import type { DemoRecord } from '../../../content/compileDemo';
import type { ConsentStripProps } from '../../../components/ConsentStrip/ConsentStrip';
import type { ProductLink } from '../../../components/ProductTabs/ProductTabs';
import type { ShellStatus, Hue } from '../../../components/PageShell/PageShell';
import type { FooterColumn } from '../../../components/SiteFooter/SiteFooter';
import type { MovedAnchorLink } from '../../../components/MovedAnchors/MovedAnchors';
import type { AnalyticsReceiver } from '../../../domain/analytics/AnalyticsEvent';
import type { AdSettings } from '../../../domain/ads/adConfig';
import type { PageApi } from '../reference/pageApi';
import type { PlaygroundFile } from '../reference/playgrounds';
import type { SiteSettings } from '../../../content/readSettings';
import type { MenuNode, PageLink } from '../../../domain/navigation/menu';
import type { ForeignHosts } from '../securityHeaders';

/** A product's part of the site: a folder with a `pages.json`. */
export interface Section {
  /** Folder name; empty for a menu at the top of the content folder. */
  folder: string;
  /** Address, with the base. */
  path: string;
  product: {
    /** In analytics. */ id: string;
    name: string;
    /** The npm package that its pages are about. */ package?: string;
  };
  /** Color of the theme that marks its pages. */
  hue: 'primary' | 'secondary';
  /** Start of the product: its landing page or, without one, the first page of its menu. */
  href: string;
  menu: MenuNode[];
}

/** What differs between development and a build. */
export interface Delivery {
  /** URL of the script that every page loads. */
  runtime: string;
  /** Our own style sheet, which is part of that of every page. */
  sheet: string;
  /** Third-party hosts that the content policy allows; development has no policy. */
  vendors?: ForeignHosts;
  /** URL of the font of the interface; development does not preload it. */
  font?: string;
  /** URL of the service worker on the production host, where pages are cached. */
  serviceWorker?: string;
}

/** What all pages of a site share. */
export interface SiteDetails extends Delivery {
  base: string;
  settings: SiteSettings;
  /** SVG, where the site has one. */
  mark?: string | undefined;
  /** First pages of all sections, for the tabs of the bar. */
  products: ProductLink[];
  footer: FooterColumn[];
  /** Web address of this project's repository, where it has one. */
  repository?: string;
  /** URL of the feed of changed pages, where there is one. */
  feed?: string;
  /** Path of the page with the theme editor, where there is one. */
  themeEditor?: string;
  /** Path of the page about the MCP server, where there is one. */
  aiTools?: string;
  /** On a site with ads. */
  ads?: AdSettings;
  /** The analytics receiver, if there is one. */
  analytics?: AnalyticsReceiver;
  /** Where one of them needs consent. */
  consent?: ConsentStripProps;
}

/** What one page shows, besides its record. */
export interface PageDetails {
  previous?: PageLink;
  next?: PageLink;
  /** Whether its product is maintained, where that is known. */
  status?: (ShellStatus & { text: string }) | undefined;
  /** Pages about the same. */
  related?: readonly PageLink[];
  /** The page's demos by name. */
  demos: Record<string, ShownDemo>;
  /** Its playgrounds by the name of their demo. */
  playgrounds?: Record<string, Pick<PlaygroundFile, 'of' | 'address'>>;
  /** What the page shows of the reference of its components, in the order of its front matter. */
  api?: readonly PageApi[];
  /** Path of the source in the repository, where it has one. */
  editPath?: string;
  /** Day of the source's last change, as an ISO date. */
  updated?: string;
  /** Anchors that have moved to other pages. */
  movedAnchors?: MovedAnchorLink[];
  /** URL of the social image. */
  socialImage?: string;
  /** URL of its record as JSON, of a page that is made of one. */
  data?: string;
}

/** What a page shows besides its own record. */
export interface PageContext extends SiteDetails, PageDetails {
  section: Section;
}

export interface ShownDemo {
  record: DemoRecord;
  /** URL of the document that runs it. */
  frame: string;
  /** Whether it runs on the community data grid, as there is no license key. */
  onCommunityGrid?: boolean;
}

/** The color of a page: that of its product, or neutral outside of all products. */
export const hueOf = (pathname: string, { path, hue }: Section): Hue =>
  `${pathname}/`.startsWith(path) ? hue : 'neutral';
