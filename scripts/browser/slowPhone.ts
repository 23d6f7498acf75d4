import type { CDPSession } from '@playwright/test';

/** A phone of the slow kind on a slow line: what pages are measured with. */
export const slowPhone = {
  viewport: { width: 390, height: 844 },
  /** Bytes a second: 1.6 Mbit/s down, 0.75 Mbit/s up. */
  download: 1_600_000 / 8,
  upload: 750_000 / 8,
  /** Of each request, in milliseconds. */
  latency: 150,
  /** How many times slower its processor is than this machine's. */
  processor: 4,
} as const;

/** Slows the line of a page down. */
export async function slowLine(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: slowPhone.download,
    uploadThroughput: slowPhone.upload,
  });
}

/** Slows the processor of a page down. */
export async function slowProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.processor });
}
