import { attachAd, attachUnderDemos, type AdTemplates } from '../../../components/Ad/Ad.behavior';
import type { AdPlacement, AdSettings } from '../../../domain/ads/adConfig';
import { drawAd } from '../../../domain/ads/adMachine';
import { houseAdsOn } from '../../../domain/ads/houseAds';
import { answerKey, isAllowed } from '../../../domain/privacy/PrivacySignals';
import { createAdController } from '../../../platform/ads/createAdController';
import {
  createBrowserAdEnvironment,
  type AdEnvironment,
} from '../../../platform/ads/createBrowserAdEnvironment';
import { fetchJson } from '../../../platform/page/fetchText';
import type { Platform } from '../../../platform/Platform';

/** Logs contacted hosts at once: browsers report a request at its end, when the page may already be closed. */
async function loggedEnvironment(
  environment: AdEnvironment,
  session: Platform['session'],
): Promise<AdEnvironment> {
  const { createActivityLog, watchRequests } =
    await import('../../../platform/privacy/createActivityLog');
  const log = createActivityLog(window, session);
  watchRequests(window, log);
  return {
    ...environment,
    loadScript(host, address) {
      log.contacted(address);
      return environment.loadScript(host, address);
    },
    fetchText(address, signal) {
      log.contacted(address);
      return environment.fetchText(address, signal);
    },
    sendBeacon(address) {
      log.contacted(address);
      environment.sendBeacon(address);
    },
  };
}

/** Templates bring their style rules: pages without an ad carry none of them. */
function addTemplateStyles(json: unknown): AdTemplates {
  const templates = json as AdTemplates;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(templates.css);
  document.adoptedStyleSheets.push(sheet);
  return templates;
}

/** Starts the ad of the article, and those below demos once their code is opened. */
export async function startPlacements(
  box: HTMLElement,
  settings: AdSettings,
  platform: Platform,
): Promise<void> {
  const { clock, random, storage, session, analytics } = platform;
  const { needsConsent } = settings;
  const asksThirdParties = settings.source !== 'house';
  const browser = createBrowserAdEnvironment(window, storage);
  const environment = asksThirdParties ? await loggedEnvironment(browser, session) : browser;
  const mayAsk = () => isAllowed(environment.visitor(), needsConsent);
  const draws = drawAd(random);
  let templates: Promise<AdTemplates> | undefined;
  const loadTemplates = () => (templates ??= fetchJson(settings.templates).then(addTemplateStyles));

  const houseAds = houseAdsOn(location.pathname, settings);

  const begin = (placement: AdPlacement, box: HTMLElement, nameId: string) => {
    const start = () => {
      const asked = placement === 'demo' ? 'feed' : settings.source;
      const source = needsConsent && !mayAsk() ? 'house' : asked;
      const controller = createAdController({
        config: settings,
        environment,
        view: { placement, source, draws, houseAds },
        clock,
        random,
        report: (event) => analytics.send({ name: 'ad', ...event }),
      });
      return attachAd(box, controller, settings, loadTemplates, nameId);
    };
    let stop = start();
    if (!asksThirdParties) return;
    let asked = mayAsk();
    // The user can answer here, on the privacy page and in another tab.
    const follow = () => {
      if (asked === mayAsk()) return;
      asked = !asked;
      stop();
      stop = start();
    };
    window.addEventListener(answerKey, follow);
    storage.subscribe(follow);
  };
  begin('body-top', box, 'placement-name');
  attachUnderDemos(document, (line) =>
    begin('demo', line, `placement-name-${line.previousElementSibling!.id}`),
  );
}
