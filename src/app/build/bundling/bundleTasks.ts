import path from 'node:path';
import { build } from 'vite';
import { subsetFonts } from './subsetFonts';
import {
  clientConfig,
  docsServerConfig,
  frameConfig,
  serviceWorkerConfig,
  workerConfig,
  type DemoFiles,
} from './viteConfigs';

interface Output {
  outDir: string;
}

export async function worker({ outDir }: Output): Promise<void> {
  await build(workerConfig(outDir));
}

export interface ClientTask extends Output {
  base: string;
}

export async function client({ outDir, base }: ClientTask): Promise<void> {
  await build(clientConfig(outDir, base));
  await subsetFonts(path.join(outDir, 'assets'));
}

export async function serviceWorker({ outDir }: Output): Promise<void> {
  await build(serviceWorkerConfig(outDir));
}

export async function docsServer({ outDir }: Output): Promise<void> {
  await build(docsServerConfig(outDir));
}

export interface FrameTask extends Output {
  base: string;
  demos: Record<string, DemoFiles>;
  licenseKey: string | undefined;
}

export async function frame({ outDir, base, demos, licenseKey }: FrameTask): Promise<void> {
  await build(frameConfig(outDir, base, demos, licenseKey));
  await subsetFonts(path.join(outDir, 'assets'));
}
