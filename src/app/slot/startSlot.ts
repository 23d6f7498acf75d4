import { attachAdSlot } from '../../components/AdSlot/AdSlot.behavior';
import type { SlotPieces } from '../../components/AdSlot/pieceNames';
import { attachUnderDemo } from '../../components/AdSlot/UnderDemo.behavior';
import type { AdPlacement } from '../../domain/ads/AdState';
import { drawAd } from '../../domain/ads/drawAd';
import { houseAds } from '../../domain/ads/houseAds';
import { createAdLife } from '../../platform/createAdLife';
import { createBrowserAdOutside } from '../../platform/createBrowserAdOutside';
import { fetchAsset } from '../../platform/fetchAsset';
import type { Platform } from '../../platform/Platform';
import type { SlotSettings } from '../document/SiteModel';
import type { SlotSurroundings } from './SlotSurroundings';

function surroundingsOf({ hasHouseAds, pieces, names: _, ...settings }: SlotSettings, { random }: Platform): SlotSurroundings {
  let loading: Promise<SlotPieces> | undefined;
  return {
    config: { ...settings, houseAds: hasHouseAds ? houseAds : [] },
    outside: createBrowserAdOutside(window),
    random,
    loadPieces: () => (loading ??= fetchAsset(pieces).then((text) => JSON.parse(text) as SlotPieces)),
  };
}

/** Begins the life of a page's advertising slot, and that of the ones below its demos when their time has come. */
export async function startSlot(slot: HTMLElement, settings: SlotSettings, platform: Platform): Promise<void> {
  const { clock, analytics } = platform;
  let surroundings = surroundingsOf(settings, platform);
  if (process.env.DOCS_PREVIEW === 'on') {
    const [{ switchSlot }, { tellDeveloper }] = await Promise.all([import('./preview/switchSlot'), import('../../platform/tellDeveloper')]);
    surroundings = switchSlot(location.search, surroundings, clock, tellDeveloper);
  }
  const draws = drawAd(surroundings.random);
  const begin = (placement: AdPlacement, box: HTMLElement, nameId: string) => {
    const life = createAdLife({ ...surroundings, placement, draws, clock, report: (event) => analytics.send({ name: 'ad', ...event }) });
    attachAdSlot(box, life, { config: surroundings.config, names: settings.names }, surroundings.loadPieces, nameId);
  };
  begin('body-top', slot, 'slot-name');
  attachUnderDemo(document, (box) => begin('demo', box, `slot-name-${box.previousElementSibling!.id}`));
}
