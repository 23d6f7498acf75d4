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
