import { isRecord } from '../isRecord';
import { adTable, type AdCard } from './adMachine';

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

function pixelsOf({ pixel, timestamp }: Record<string, unknown>): string[] {
  if (typeof pixel !== 'string') return [];
  const moment =
    typeof timestamp === 'string' || typeof timestamp === 'number'
      ? String(timestamp).replace(/[^\w.:-]/g, '')
      : '';
  return pixel
    .split('||')
    .slice(0, adTable.feed.maxPixels)
    .map((address) => httpsAddress(address.replaceAll('[timestamp]', moment)))
    .filter((address) => address !== null);
}

/** The card of a feed entry; `null` without a valid link or text. Texts remain plain text. */
export function feedCard(entry: unknown): AdCard | null {
  if (!isRecord(entry)) return null;
  const link = httpsAddress(entry.statlink);
  const name = plainText(entry.company);
  const description = plainText(entry.description);
  if (!link || !(name || description)) return null;
  const image = httpsAddress(entry.image);
  const counter = httpsAddress(entry.statimp);
  return {
    name,
    link,
    image: image ? { light: image, dark: image } : null,
    description,
    poweredby: 'Carbon',
    label: null,
    impressions: [...(counter ? [counter] : []), ...pixelsOf(entry)],
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
  if (!isRecord(answer) || !Array.isArray(answer.ads)) return null;
  for (const entry of answer.ads as unknown[]) {
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
