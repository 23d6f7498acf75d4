import type { PageMeta } from '../../content/PageRecord';
import type { AnalyticsReceiver } from '../../domain/analytics/AnalyticsReceiver';
import { googleTag } from '../../domain/analytics/googleTag';
import type { PageContext, SlotSettings } from '../document/PageContext';

const hostOf = (address: string) => new URL(address).hostname;

function eventsTo(receiver: AnalyticsReceiver | undefined): string | undefined {
  if (receiver?.kind === 'beacon') return hostOf(receiver.address);
  return receiver?.kind === 'gtag' ? hostOf(googleTag.report) : undefined;
}

function adsFrom(slot: SlotSettings | undefined): string | undefined {
  if (!slot?.enabled) return undefined;
  const { script, feed } = slot.thirdParties;
  const hosts = [script?.src, feed].flatMap((address) => (address ? [hostOf(address)] : []));
  return hosts.length > 0 ? [...new Set(hosts)].join(', ') : undefined;
}

/** The privacy page of a site, with the receivers and hosts it is configured for; undefined without such a page. */
export function privacyOf(
  base: string,
  pages: readonly { meta: Pick<PageMeta, 'pathname'> }[],
  receiver: AnalyticsReceiver | undefined,
  slot: SlotSettings | undefined,
): PageContext['privacy'] {
  const href = `${base}privacy/`;
  if (!pages.some(({ meta }) => meta.pathname === href)) return undefined;
  const [events, ads] = [eventsTo(receiver), adsFrom(slot)];
  return {
    href,
    facts: { ...(events ? { eventsTo: events } : {}), ...(ads ? { adsFrom: ads } : {}) },
  };
}
