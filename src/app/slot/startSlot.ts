import { attachAdSlot } from '../../components/AdSlot/AdSlot.behavior';
import type { SlotPieces } from '../../components/AdSlot/pieceNames';
import type { AdConfig } from '../../domain/ads/AdConfig';
import { houseAds } from '../../domain/ads/houseAds';
import { createAdLife } from '../../platform/createAdLife';
import { createBrowserAdOutside } from '../../platform/createBrowserAdOutside';
import { fetchAsset } from '../../platform/fetchAsset';
import type { Platform } from '../../platform/Platform';
import type { SlotSettings } from '../document/SiteModel';

/** Begins the life of a page's advertising slot. */
export function startSlot(slot: HTMLElement, { clock, random, analytics }: Platform): void {
  const { hasHouseAds, pieces, names, ...settings } = JSON.parse(slot.dataset.slot!) as SlotSettings;
  const config: AdConfig = { ...settings, houseAds: hasHouseAds ? houseAds : [] };
  const life = createAdLife({
    config,
    placement: 'body-top',
    clock,
    random,
    outside: createBrowserAdOutside(window),
    report: (event) => analytics.send({ name: 'ad', ...event }),
  });
  let loading: Promise<SlotPieces> | undefined;
  attachAdSlot(slot, life, { config, names }, () => (loading ??= fetchAsset(pieces).then((text) => JSON.parse(text) as SlotPieces)));
}
