import type { Shown } from './storyCoverage';

const ad = (name: string, part = '') => `stories/components/ads/AdSlot${part}.stories.tsx#${name}`;

const fedAd = (name: string) => ad(name, 'Feed');

const houseAd = (name: string) => ad(name, 'House');

const scriptAd = (name: string) => ad(name, 'ThirdParty');

const noAd = (name: string) => ad(name, 'Nothing');

const download = (name: string) => `stories/components/page/ReadOffline.stories.tsx#${name}`;

const report = { unseen: 'A report to analytics.' };

/** For every union of `src/domain`: by which stories its values are seen. */
export const shownUnions: Readonly<Record<string, Shown>> = {
  'Preferences.mode': { property: 'mode' },
  'Preferences.direction': { property: 'direction', default: 'ltr' },
  'Preferences.density': { property: 'density', default: 'comfortable' },
  'Preferences.codeVariant': { property: 'codeVariant', default: 'TS' },
  DemoStyling: { property: 'codeStyling', default: 'MUI System' },
  ColorScheme: { property: 'mode' },
  'PreferenceRow.place': { unseen: 'Where a choice is kept cannot be seen.' },
  CodePreference: { unseen: 'Names two rows of the preferences.' },
  ApiView: {
    stories: {
      table: 'stories/components/reference/ApiTable.stories.tsx#Props',
      expanded: 'stories/components/reference/ApiTable.stories.tsx#List',
      collapsed: 'stories/components/reference/ApiTable.stories.tsx#Compact',
    },
  },
  'MenuNode.kind': { property: 'kind' },
  'AdState.kind': {
    stories: {
      waiting: ad('Waiting'),
      'third-party': scriptAd('ThirdParty'),
      'in-house': ad('BlockedAt3000'),
      appeal: ad('AppealAtDraw01999'),
      nothing: noAd('Bot'),
    },
  },
  'AdState.by': { stories: { script: scriptAd('ThirdParty'), feed: fedAd('Answers') } },
  AdShape: { stories: { image: houseAd('HouseToolpadCore'), inline: houseAd('Inline') } },
  NoAdReason: {
    stories: { off: noAd('SwitchedOff'), bot: noAd('Bot'), privacy: noAd('GlobalPrivacyControl') },
  },
  NothingReason: {
    stories: {
      off: noAd('SwitchedOff'),
      bot: noAd('Bot'),
      privacy: noAd('GlobalPrivacyControl'),
      'no-house-ads': noAd('NoAdsOfOurOwn'),
      crashed: noAd('Crashed'),
      'feed-failed': fedAd('TenFailures'),
    },
  },
  HouseReason: {
    stories: {
      blocked: ad('BlockedAt3000'),
      'no-inventory': scriptAd('NoInventory'),
      'no-third-party': houseAd('HouseToolpadCore'),
    },
  },
  AdSource: { unseen: 'A configuration; what comes of it are the states of the slot.' },
  AdPlacement: { stories: { 'body-top': ad('Waiting'), demo: fedAd('UnderADemo') } },
  PollResult: { unseen: 'What a look for an ad saw; the states say what comes of it.' },
  'AdEvent.type': { unseen: 'What moves the machine from state to state.' },
  'AdReport.eventAction': report,
  'AnalyticsReceiver.kind': { unseen: 'A configuration.' },
  ReloadObjection: { unseen: 'Why a page is left as it is.' },
  'DownloadState.kind': {
    stories: {
      idle: download('Idle'),
      partial: download('Partial'),
      downloading: download('Downloading'),
      downloaded: download('Downloaded'),
      failed: download('NetworkFailed'),
    },
  },
  'WorkerMessage.kind': { unseen: 'What a page asks of the service worker.' },
};
