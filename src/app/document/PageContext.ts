import type { DemoRecord } from '../../content/compileDemo';
import type { PrivacyFacts } from '../../components/PrivacyReceipt/PrivacySwitch';
import type { ProductLink } from '../../components/ProductSwitcher/ProductSwitcher';
import type { MovedAnchorLink } from '../../components/MovedAnchors/MovedAnchors';
import type { AdConfig } from '../../domain/ads/AdConfig';
import type { AnalyticsReceiver } from '../../domain/analytics/AnalyticsReceiver';
import type { SlotLabels } from '../../components/AdSlot/AdSlot.behavior';
import type { MenuNode, PageLink } from '../../domain/navigation/MenuNode';

/** A product's part of the site: a folder with a `pages.json`. */
export interface Section {
  /** Folder name; empty for a menu at the top of the content folder. */
  folder: string;
  /** Address, with the base. */
  path: string;
  product: { id: string; name: string };
  /** First page of the menu. */
  href: string;
  menu: MenuNode[];
}

/** What the advertising slot of a page has to know. */
export interface SlotSettings extends Omit<AdConfig, 'houseAds'> {
  /** How many ads of our own there are to fall back on. */
  houseAds: number;
  /** Address of what the slot can show: `AdTemplates`. */
  pieces: string;
  /** What the slot is called for those who cannot see it. */
  names: SlotLabels;
}

/** What a page shows besides its own record. */
export interface PageContext {
  base: string;
  section: Section;
  /** First pages of all sections, for the product switcher. */
  products: ProductLink[];
  previous?: PageLink;
  next?: PageLink;
  /** The page's demos by name. */
  demos: Record<string, ShownDemo>;
  /** URL of the script that every page loads. */
  runtime: string;
  /** Path of the source in the repository, where it has one. */
  editPath?: string;
  /** Day of the source's last change, as an ISO date. */
  updated?: string;
  /** Parts that were once on the page. */
  movedAnchors?: MovedAnchorLink[];
  /** Address of the picture that previews of links show. */
  picture?: string;
  /** Address of the feed of changed pages, where there is one. */
  feed?: string;
  /** On a site with advertising. */
  slot?: SlotSettings;
  /** Address of the service worker on the production host, where browsers may keep pages. */
  serviceWorker?: string;
  /** The privacy page, where the site has one. */
  privacy?: { href: string; facts: PrivacyFacts };
  /** Who is told about the use of the site, if anybody is. */
  analytics?: AnalyticsReceiver;
}

export interface ShownDemo {
  record: DemoRecord;
  /** Address of the document that runs it. */
  frame: string;
  /** Whether it runs on the community data grid, for want of a license key. */
  onCommunityGrid?: boolean;
}
