import { isRecord } from '../isRecord';
import { adTable, type AdCard } from './adMachine';
import { adVendor } from './adVendor';

const { publisher, feed } = adVendor;

/** Characters of DNS names and IPv6 addresses. The URL parser allows more, such as quotes and semicolons. */
const hostname = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])$/;

/** A URL of another host as absolute https, also from a protocol-relative one; `null` for anything else. */
export function httpsAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  try {
    const url = new URL(text.startsWith('//') ? `https:${text}` : text);
    return url.protocol === 'https:' &&
      hostname.test(url.hostname) &&
      !url.username &&
      !url.password
      ? url.href
      : null;
  } catch {
    return null;
  }
}

/** Plain text on one line, without bidirectional control characters. */
function plainText(value: unknown): string {
  if (typeof value !== 'string') return '';
  const visible = value
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  return [...visible.trim()].slice(0, adTable.feed.maxTextLength).join('').trim();
}

function beaconsOf({ [feed.beacons]: list, [feed.time]: time }: Record<string, unknown>): string[] {
  if (typeof list !== 'string') return [];
  const moment =
    typeof time === 'string' || typeof time === 'number'
      ? String(time).replace(/[^\w.:-]/g, '')
      : '';
  return list
    .split(feed.separator)
    .slice(0, adTable.feed.maxBeacons)
    .map((address) => httpsAddress(address.replaceAll(`[${feed.time}]`, moment)))
    .filter((address) => address !== null);
}

/** The card of a feed entry; `null` without a valid link or text. Texts remain plain text. */
export function feedCard(entry: unknown): AdCard | null {
  if (!isRecord(entry)) return null;
  const link = httpsAddress(entry[feed.link]);
  const name = plainText(entry[feed.name]);
  const description = plainText(entry[feed.description]);
  if (!link || !(name || description)) return null;
  const image = httpsAddress(entry[feed.image]);
  const counter = httpsAddress(entry[feed.counter]);
  return {
    name,
    link,
    image: image ? { light: image, dark: image } : null,
    description,
    poweredby: publisher,
    label: null,
    impressions: [...(counter ? [counter] : []), ...beaconsOf(entry)],
  };
}

/** The first valid ad in the response of a feed; `null` when there is none. Never throws. */
export function readFeed(text: string): AdCard | null {
  if (text.length > adTable.feed.maxLength) return null;
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return null;
  }
  const ads = isRecord(answer) && answer[feed.ads];
  if (!Array.isArray(ads)) return null;
  for (const entry of ads as unknown[]) {
    const card = feedCard(entry);
    if (card) return card;
  }
  return null;
}

/**
 * Milliseconds to wait after a failed request: exponential backoff with jitter in the upper half, so that clients
 * that failed together do not retry together.
 *
 * @param failed number of failed requests, from 1
 * @param draw from 0 up to, not including, 1
 */
export function feedWait(failed: number, draw: number): number {
  const longest = Math.min(adTable.feed.maxWait, adTable.feed.firstWait * 2 ** (failed - 1));
  return Math.round(longest * (0.5 + draw / 2));
}
