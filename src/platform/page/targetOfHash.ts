/** The element that the hash of the URL names; null for none and for a hash that cannot be decoded, such as `#100%`. */
export function targetOfHash(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}
