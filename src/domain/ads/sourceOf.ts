import type { ThirdParties } from './AdConfig';
import type { AdPlacement, AdSource } from './AdState';

/**
 * Who fills a slot. The top of a page belongs to the script, or to the feed where there is no script; below a demo only
 * the feed has something to say. A slot has one source: a script that is blocked is not made up for by the feed.
 */
export function sourceOf(placement: AdPlacement, { script, feed }: ThirdParties): AdSource {
  if (script && placement === 'body-top') return 'script';
  return feed ? 'feed' : 'house';
}
