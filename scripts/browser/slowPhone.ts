import type { CDPSession } from '@playwright/test';

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

/** Throttles the network of a page. */
export async function slowLine(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: slowPhone.download,
    uploadThroughput: slowPhone.upload,
  });
}

/** Throttles the CPU of a page. */
export async function slowProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.processor });
}
