import { loadedFrames } from './loadedFrames';

/** Addresses of this host that a page and the demos on it have asked for, with their own, as paths. */
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
