import type { AdDraws, AdPageView, AdShape } from './AdState';
import { adTable } from './adTable';

/** The draws of a page view, each from 0 up to, not including, 1. */
export function drawAd(random: () => number): AdDraws {
  return { appeal: random(), house: random(), shape: random(), display: random() };
}

/** The shape of a page view's slot. Under a demo there is room for a line of text only. */
export function shapeOf({ placement, draws }: AdPageView): AdShape {
  return placement === 'demo' || draws.shape < adTable.inlineShare ? 'inline' : 'image';
}
