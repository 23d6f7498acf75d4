import type { ApiKind } from '../src/components/ApiTable/ApiRow';
import type { FailurePlace } from '../src/components/LoadFailure/LoadFailure';
import type { Hue } from '../src/components/PageShell/PageShell';
import type { AdPlacement } from '../src/domain/ads/adConfig';
import type * as Ads from '../src/domain/ads/adMachine';
import type { CalloutKind } from '../src/domain/content/callouts';
import type { PageLayout } from '../src/domain/content/layouts';
import type { MenuNode } from '../src/domain/navigation/menu';
import type { Preferences } from '../src/domain/preferences/preferenceTable';
import * as ad from './components/ads/Ad.stories';
import * as feedAd from './components/ads/AdFeed.stories';
import * as houseAd from './components/ads/AdHouse.stories';
import * as shell from './components/page/PageShell.stories';
import * as layout from './components/page/PageShellLayouts.stories';
import * as callout from './components/prose/Callout.stories';
import * as table from './components/reference/ApiTable.stories';
import * as styling from './components/code/CodeStylingSwitcher.stories';
import * as variant from './components/code/CodeVariantSwitcher.stories';
import * as menu from './components/navigation/NavDrawer.stories';
import * as settings from './components/preferences/Settings.stories';
import * as searchButton from './components/search/SearchButton.stories';
import * as failure from './components/feedback/LoadFailure.stories';
import * as toggle from './components/preferences/ThemeToggle.stories';

/** A story for each value. */
type Shown<Union extends string> = Readonly<Record<Union, { composed: { id: string } }>>;

/** The stories of the states of the domain and of values of props. The compiler names what has none. */
export const shownStates = {
  ad: {
    waiting: ad.Waiting,
    'third-party': ad.ThirdParty,
    'in-house': ad.Blocked,
    appeal: ad.Appeal,
    nothing: ad.Bot,
  } satisfies Shown<Ads.AdState['kind']>,
  adOrigin: { script: ad.ThirdParty, feed: feedAd.Answers } satisfies Shown<
    Extract<Ads.AdState, { by: string }>['by']
  >,
  adPlacement: { 'body-top': ad.Waiting, demo: feedAd.UnderADemo } satisfies Shown<AdPlacement>,
  adShape: { image: houseAd.HouseDashboard, inline: houseAd.Inline } satisfies Shown<Ads.AdShape>,
  houseAd: {
    blocked: ad.Blocked,
    'no-inventory': ad.NoInventory,
    'no-third-party': houseAd.HouseDashboard,
  } satisfies Shown<Ads.HouseReason>,
  noAd: {
    off: ad.SwitchedOff,
    bot: ad.Bot,
    privacy: ad.GlobalPrivacyControl,
    'no-house-ads': ad.NoHouseAds,
    crashed: ad.Crashed,
    'feed-failed': feedAd.AllTriesFail,
  } satisfies Shown<Ads.NothingReason>,
  apiKind: {
    props: table.Props,
    slots: table.Slots,
    classes: table.Classes,
    parameters: table.Parameters,
  } satisfies Shown<ApiKind>,
  callout: {
    info: callout.Info,
    success: callout.Success,
    warning: callout.Warning,
    error: callout.ErrorKind,
  } satisfies Shown<CalloutKind>,
  codeStyling: {
    'MUI System': styling.SystemByDefault,
    Tailwind: styling.TailwindChosen,
    CSS: styling.CssFromAnEarlierVisit,
  } satisfies Shown<Preferences['codeStyling']>,
  codeVariant: { TS: variant.TypeScriptByDefault, JS: variant.JavaScriptChosen } satisfies Shown<
    Preferences['codeVariant']
  >,
  density: { comfortable: menu.Column, dense: menu.Dense } satisfies Shown<Preferences['density']>,
  hue: {
    primary: shell.Article,
    secondary: layout.Studio,
    neutral: layout.Landing,
  } satisfies Shown<Hue>,
  layout: {
    doc: shell.Article,
    landing: layout.Landing,
    home: layout.Home,
    index: layout.Index,
    headings: layout.Headings,
    notFound: layout.NotFound,
  } satisfies Shown<PageLayout>,
  mode: {
    light: toggle.Light,
    dark: toggle.Dark,
    system: toggle.FirstVisitWritesNothing,
  } satisfies Shown<Preferences['mode']>,
  failurePlace: {
    demo: failure.Offline,
    dialog: searchButton.Failed,
    popover: settings.CannotBeLoaded,
  } satisfies Shown<FailurePlace>,
  menu: {
    page: menu.Column,
    group: menu.GroupOpenedByUser,
    subheader: menu.NewGroupAndSubheader,
  } satisfies Shown<MenuNode['kind']>,
};
