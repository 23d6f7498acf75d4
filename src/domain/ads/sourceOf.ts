import type { ThirdParties } from './AdConfig';
import type { AdPlacement, AdSource } from './AdState';

/**
 * The source of a slot: at the top of a page the script or, without one, the feed; below a demo only
 * the feed. A slot has one source: the feed does not replace a blocked script.
 */
export function sourceOf(placement: AdPlacement, { script, feed }: ThirdParties): AdSource {
  if (script && placement === 'body-top') return 'script';
  return feed ? 'feed' : 'house';
}
