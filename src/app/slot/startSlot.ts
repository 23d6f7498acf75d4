import { attachAdSlot } from '../../components/AdSlot/AdSlot.behavior';
import type { AdTemplates } from '../../components/AdSlot/fillTemplate';
import { attachUnderDemo } from '../../components/AdSlot/UnderDemo.behavior';
import type { ThirdParties } from '../../domain/ads/AdConfig';
import type { AdPlacement } from '../../domain/ads/AdState';
import { drawAd } from '../../domain/ads/drawAd';
import { houseAdsOn } from '../../domain/ads/houseAdsOn';
import type { AdEnvironment } from '../../platform/ads/AdEnvironment';
import { createAdSlotController } from '../../platform/ads/createAdSlotController';
import { createBrowserAdEnvironment } from '../../platform/ads/createBrowserAdEnvironment';
import { fetchJson } from '../../platform/page/fetchText';
import type { Platform } from '../../platform/Platform';
import type { AdSettings } from '../../components/AdSlot/AdSettings';
import type { SlotContext } from './SlotContext';

const asksOthers = ({ script, feed }: ThirdParties) => script !== null || feed !== null;

/** Logs contacted hosts at once: browsers report a request at its end, when the page may already be closed. */
async function loggedEnvironment(
  environment: AdEnvironment,
  session: Platform['session'],
): Promise<AdEnvironment> {
  const { createActivityLog, watchRequests } =
    await import('../../platform/privacy/createActivityLog');
  const log = createActivityLog(window, session);
  watchRequests(window, log);
  return {
    ...environment,
    loadScript(host, script) {
      log.contacted(script.src);
      return environment.loadScript(host, script);
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

async function slotContext(
  { templates, ...config }: AdSettings,
  { random, storage, session }: Platform,
): Promise<SlotContext> {
  let loading: Promise<AdTemplates> | undefined;
  const environment = createBrowserAdEnvironment(window, storage);
  return {
    config: { ...config, houseAds: houseAdsOn(location.pathname, config) },
    environment: asksOthers(config.thirdParties)
      ? await loggedEnvironment(environment, session)
      : environment,
    random,
    loadTemplates: () => (loading ??= fetchJson(templates).then(addTemplateStyles)),
  };
}

/** Starts the page's ad slot, and the slots below its demos once their code is opened. */
export async function startSlot(
  slot: HTMLElement,
  settings: AdSettings,
  platform: Platform,
): Promise<void> {
  const { clock, analytics } = platform;
  const context = await slotContext(settings, platform);
  const isAsking = asksOthers(context.config.thirdParties);
  const draws = drawAd(context.random);
  const begin = (placement: AdPlacement, box: HTMLElement, nameId: string) => {
    const controller = createAdSlotController({
      ...context,
      placement,
      draws,
      clock,
      report: (event) => analytics.send({ name: 'ad', ...event }),
    });
    const stop = attachAdSlot(box, controller, settings, context.loadTemplates, nameId);
    // The user can opt out on the privacy page in another tab.
    if (isAsking) platform.storage.subscribe(() => context.environment.visitor().refused && stop());
  };
  begin('body-top', slot, 'slot-name');
  attachUnderDemo(document, (box) =>
    begin('demo', box, `slot-name-${box.previousElementSibling!.id}`),
  );
}
