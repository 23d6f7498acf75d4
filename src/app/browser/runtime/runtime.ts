import { fetchJson, isReplaced } from '../../../platform/page/fetchText';
import { createBrowserPlatform, analyticsEvent } from '../../../platform/createBrowserPlatform';
import { analyticsMeta } from '../../headNames';
import { playgroundParameter } from '../../../domain/preferences/viewParameters';
import { loadIsland } from '../islands/loadIsland';
import { attachIslands } from './attachIslands';
import { attachPlacements } from './attachPlacements';
import { behaviors, measuringBehaviors } from './behaviors';
import { isFastConnection, whenIdle } from './browserHints';
import type { AnalyticsEvent, AnalyticsReceiver } from '../../../domain/analytics/AnalyticsEvent';
import { createPageLifecycle } from '../../../platform/page/pageLifecycle';
import type { Platform } from '../../../platform/Platform';

const platform = createBrowserPlatform(window);

if (!isFastConnection(navigator)) document.querySelector('[type=speculationrules]')?.remove();

for (const attach of behaviors) attach(document, platform);

/** Once more, now that the code of these buttons is there, if one of them was the last to be pressed. */
const pressAgain = (buttons: string) => window.lastPressed?.closest<HTMLElement>(buttons)?.click();

let pageEnd: Promise<unknown> | undefined;
const attachPageEnd = () =>
  void (pageEnd ??= import('./attachPageEnd')
    .then((module) => module.attachPageEnd(document, platform))
    .then(() => pressAgain('[data-vote]'))
    // The page is complete without it.
    .catch(() => undefined));
document.addEventListener('scroll', attachPageEnd, { once: true });

requestAnimationFrame(() =>
  platform.clock.setTimeout(() => {
    for (const attach of measuringBehaviors) attach(document, platform);
    const feedback = document.querySelector('[data-feedback]')?.getBoundingClientRect();
    // A page that opens at a section is scrolled already.
    if (scrollY > 0 || (feedback && feedback.top < innerHeight)) attachPageEnd();
  }, 0),
);

/** Loads behaviors that only some pages need. Pages are complete without them. */
function whereNeeded(selector: string, load: (found: HTMLElement) => Promise<unknown>) {
  const found = document.querySelector<HTMLElement>(selector);
  if (found) load(found).catch(() => undefined);
}

whereNeeded('[data-nearest-pages]', (nearest) =>
  import('./suggestPages').then((module) => module.suggestPages(nearest, location, fetchJson)),
);
whereNeeded('[data-demo-frame]', () =>
  import('./attachDemos').then((module) => {
    module.attachDemos(document, platform);
    // What the code of all code blocks leaves to that of demos.
    pressAgain('[data-sandbox],[data-copy=code]');
  }),
);
whereNeeded('[data-scenes],[data-card-filter],[data-film]', () => import('./startCards'));
whereNeeded('[data-privacy]', () =>
  import('../../../components/PrivacyReport/PrivacyReport.behavior').then((module) =>
    module.attachPrivacyReport(document, platform, navigator),
  ),
);
whereNeeded('[data-consent]', () =>
  import('../../../components/ConsentStrip/ConsentStrip.behavior').then((module) =>
    module.attachConsentStrip(document, platform, navigator),
  ),
);
whereNeeded('[data-schema]', () =>
  import('../../../components/SchemaTree/SchemaTree.behavior').then((module) =>
    module.attachSchemaTree(document, platform),
  ),
);

let nameCard: Promise<(event: Event) => void> | undefined;
const onName = (event: Event) => {
  if (!(event.target as Element).closest?.('pre a')) return;
  nameCard ??= import('../../../components/NameCard/NameCard.behavior').then((module) =>
    module.attachNameCard(document, platform),
  );
  nameCard.then(
    (show) => show(event),
    // The next name tries again.
    () => (nameCard = undefined),
  );
};
for (const type of ['pointerover', 'pointerdown', 'focusin'])
  document.addEventListener(type, onName);

const islandsLoaded = attachIslands(document, platform, loadIsland, {
  prepare(button) {
    if (button.dataset.island !== 'Search') return;
    // With the chunk that all islands share, which would request it only at its end. A click shows a failure.
    import('../search/searchClient')
      .then((module) => module.openSearch(button.pathname))
      .catch(() => undefined);
  },
  onFailure: (onNewVersion) =>
    void isReplaced(window).then((replaced) => replaced && onNewVersion()),
  reload: () => location.reload(),
});

// Those with a target need no script.
pressAgain('button:not([popovertarget]),[data-search]');
document.onkeydown = null;

// Who opens its page came for the editor.
document.querySelector<HTMLElement>('[data-island=Theme]')?.click();
// A link that shows the state of a playground opens it.
if (location.search.includes(playgroundParameter))
  document.querySelector<HTMLElement>('[data-island=Playground]')?.click();

attachPlacements(document, platform);
attachAnalytics(document, platform);

const startServiceWorker = () =>
  whenIdle(platform.clock, () => {
    // Later than code that a user waits for: a new service worker downloads all that pages share.
    islandsLoaded()
      .then(() => import('../offline/registerServiceWorker'))
      .then((module) => module.registerServiceWorker(window, platform.clock))
      // The page is complete without it.
      .catch(() => undefined);
  });
// Scrolling does not count, as a page can scroll by itself. A page without interaction needs no more script.
for (const type of ['pointermove', 'pointerdown', 'keydown'])
  document.addEventListener(type, startServiceWorker, { capture: true, once: true });

/** With an analytics receiver: queues events until the code that sends them has loaded. */
export function attachAnalytics(document: Document, platform: Platform): void {
  const receiver = document.querySelector<HTMLMetaElement>(
    `meta[name="${analyticsMeta}"]`,
  )?.content;
  if (!receiver) return;
  const early: AnalyticsEvent[] = [];
  const keep = (event: Event) => early.push((event as CustomEvent<AnalyticsEvent>).detail);
  addEventListener(analyticsEvent, keep);
  whenIdle(platform.clock, () => {
    void import('../analytics/startAnalytics')
      .then((module) => {
        removeEventListener(analyticsEvent, keep);
        // Created here, in the page's main script: ads need it, too, and should wait for one file only.
        module.startAnalytics(
          window,
          JSON.parse(receiver) as AnalyticsReceiver,
          platform,
          createPageLifecycle(window),
          early,
        );
      })
      // The page is complete without it.
      .catch(() => undefined);
  });
}
