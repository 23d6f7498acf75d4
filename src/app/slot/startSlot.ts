import { attachAdSlot } from '../../components/AdSlot/AdSlot.behavior';
import type { SlotPieces } from '../../components/AdSlot/pieceNames';
import { attachUnderDemo } from '../../components/AdSlot/UnderDemo.behavior';
import type { ThirdParties } from '../../domain/ads/AdConfig';
import type { AdPlacement } from '../../domain/ads/AdState';
import { drawAd } from '../../domain/ads/drawAd';
import type { AdOutside } from '../../platform/AdOutside';
import { createAdLife } from '../../platform/createAdLife';
import { createBrowserAdOutside } from '../../platform/createBrowserAdOutside';
import { fetchAsset } from '../../platform/fetchAsset';
import type { Platform } from '../../platform/Platform';
import type { SlotSettings } from '../document/SiteModel';
import type { SlotSurroundings } from './SlotSurroundings';

const asksOthers = ({ script, feed }: ThirdParties) => script !== null || feed !== null;

/** Writes down who is asked: the browser tells of a request when it is over, which a page may not see. */
async function loggedOutside(outside: AdOutside, session: Platform['session']): Promise<AdOutside> {
  const { createVisitLog, watchRequests } = await import('../../platform/createVisitLog');
  const log = createVisitLog(window, session);
  watchRequests(window, log);
  return {
    ...outside,
    loadScript(host, script) {
      log.asked(script.src);
      return outside.loadScript(host, script);
    },
    fetchText(address, signal) {
      log.asked(address);
      return outside.fetchText(address, signal);
    },
    sendBeacon(address) {
      log.asked(address);
      outside.sendBeacon(address);
    },
  };
}

async function surroundingsOf(
  { houseAds, pieces, names: _, ...settings }: SlotSettings,
  { random, storage, session }: Platform,
): Promise<SlotSurroundings> {
  let loading: Promise<SlotPieces> | undefined;
  const outside = createBrowserAdOutside(window, storage);
  return {
    config: { ...settings, houseAds: { length: houseAds } },
    outside: asksOthers(settings.thirdParties) ? await loggedOutside(outside, session) : outside,
    random,
    loadPieces: () =>
      (loading ??= fetchAsset(pieces).then((text) => JSON.parse(text) as SlotPieces)),
  };
}

/** Begins the life of a page's advertising slot, and that of the ones below its demos when their time has come. */
export async function startSlot(
  slot: HTMLElement,
  settings: SlotSettings,
  platform: Platform,
): Promise<void> {
  const { clock, analytics } = platform;
  let surroundings = await surroundingsOf(settings, platform);
  if (process.env.DOCS_PREVIEW === 'on') {
    const [{ switchSlot }, { tellDeveloper }] = await Promise.all([
      import('./preview/switchSlot'),
      import('../../platform/tellDeveloper'),
    ]);
    surroundings = switchSlot(location.search, surroundings, clock, tellDeveloper);
  }
  const isAsking = asksOthers(surroundings.config.thirdParties);
  const draws = drawAd(surroundings.random);
  const begin = (placement: AdPlacement, box: HTMLElement, nameId: string) => {
    const life = createAdLife({
      ...surroundings,
      placement,
      draws,
      clock,
      report: (event) => analytics.send({ name: 'ad', ...event }),
    });
    const stop = attachAdSlot(box, life, settings, surroundings.loadPieces, nameId);
    // The reader refuses in another tab, on the privacy page.
    if (isAsking)
      platform.storage.subscribe(() => surroundings.outside.visitor().refused && stop());
  };
  begin('body-top', slot, 'slot-name');
  attachUnderDemo(document, (box) =>
    begin('demo', box, `slot-name-${box.previousElementSibling!.id}`),
  );
}
