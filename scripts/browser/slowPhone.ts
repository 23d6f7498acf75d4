import type { Browser, CDPSession, Page, ViewportSize } from '@playwright/test';

/** A slow phone on a slow connection, to measure pages. */
export const slowPhone = {
  viewport: { width: 390, height: 844 },
  /** Bytes a second: 1.6 Mbit/s down, 0.75 Mbit/s up. */
  download: 1_600_000 / 8,
  upload: 750_000 / 8,
  /** Latency of each request in milliseconds. */
  latency: 150,
  /** CPU slowdown factor. */
  processor: 4,
} as const;

/** An ordinary connection: 10 Mbit/s in both directions. */
const ordinary = { download: 10_000_000 / 8, upload: 10_000_000 / 8, latency: 40 } as const;

/** A page that a new visitor opens on a phone, and what throttles it. */
export async function openPhone(
  browser: Browser,
  viewport: ViewportSize = slowPhone.viewport,
): Promise<[Page, CDPSession]> {
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  return [page, await context.newCDPSession(page)];
}

/** What throttling asks of a page. */
type Session = Pick<CDPSession, 'send'>;

/** Throttles the network of a page. */
export const throttled = async (
  session: Session,
  { latency, download, upload }: Readonly<Record<keyof typeof ordinary, number>>,
) => {
  // Side by side: a page that is to be prerendered answers the first only when it has started.
  const enabled = session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
  await enabled;
};

/** Throttles the network of a page as on the slow phone. */
export const slowLine = (session: Session): Promise<void> => throttled(session, slowPhone);

/** Throttles the network of a page as on an ordinary connection. */
export const ordinaryLine = (session: Session): Promise<void> => throttled(session, ordinary);

/** Throttles the CPU of a page. */
export async function slowProcessor(session: Session): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.processor });
}
