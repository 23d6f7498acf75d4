import { attachAdSlot } from '../../components/AdSlot/AdSlot.behavior';
import type { SlotPieces } from '../../components/AdSlot/pieceNames';
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

/** Begins the life of a page's advertising slot. */
export async function startSlot(slot: HTMLElement, settings: SlotSettings, platform: Platform): Promise<void> {
  const { clock, analytics } = platform;
  let surroundings = surroundingsOf(settings, platform);
  if (process.env.DOCS_PREVIEW === 'on') {
    const [{ switchSlot }, { tellDeveloper }] = await Promise.all([import('./preview/switchSlot'), import('../../platform/tellDeveloper')]);
    surroundings = switchSlot(location.search, surroundings, clock, tellDeveloper);
  }
  const life = createAdLife({ ...surroundings, placement: 'body-top', clock, report: (event) => analytics.send({ name: 'ad', ...event }) });
  attachAdSlot(slot, life, { config: surroundings.config, names: settings.names }, surroundings.loadPieces);
}
