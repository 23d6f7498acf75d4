import { loadedFrames } from './loadedFrames';

/** Paths on this host that a page and its demos have requested, with their own. */
export function loadedAddresses(window: Window): string[] {
  const { origin } = window.location;
  const views = [
    window,
    ...loadedFrames(window.document).flatMap(({ defaultView }) => defaultView ?? []),
  ];
  const addresses = views.flatMap(({ location, performance }) => [
    location.href,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  const paths = addresses
    .filter((address) => address.startsWith(`${origin}/`))
    .map((address) => new URL(address).pathname);
  return [...new Set(paths)];
}
