/** What a name in the domain name system, or an IPv6 address, is written with. The URL parser lets more through: quotes, semicolons. */
const hostname = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])$/;

/** An address of another host as absolute https; protocol-relative ones are made so. `null` for anything else. */
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
