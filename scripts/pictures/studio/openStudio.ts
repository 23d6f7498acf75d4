import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags } from '../../browser/browserFlags.mjs';
import { findBrowser } from '../../browser/findBrowser.mjs';
import { fail } from '../../cli/fail.mjs';
import { parseFlags } from '../../cli/parseFlags.mjs';
import { schemes } from './projectFiles';
import { writeGeometry } from './savePicture';
import { StudioProgram } from './StudioProgram';

/**
 * Reads the flags of a command that shows Studio, and opens what it needs. Ends the process where Studio is not named.
 * @param folder receives the files
 * @param geometryFile the sizes of all files by their names, which `close` writes
 */
export async function openStudio<Geometry>(command: string, folder: string, geometryFile: string) {
  const { values } = parseFlags({
    usage: `npm run ${command} -- --studio <folder with @toolpad/studio> [--only Name,Name] [--scheme dark] [--port 3140]`,
    options: {
      studio: { type: 'string' },
      only: { type: 'string' },
      scheme: { type: 'string' },
      port: { type: 'string', default: '3140' },
    },
  });
  if (!values.studio)
    fail('--studio takes the folder in which @toolpad/studio 0.13.0 is installed.');
  const only = values.only?.split(',');
  const geometry = JSON.parse(readFileSync(geometryFile, 'utf8')) as Record<string, Geometry>;
  mkdirSync(folder, { recursive: true });
  const studio = new StudioProgram(path.resolve(values.studio), Number(values.port));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
  return {
    studio,
    browser,
    geometry,
    schemes: schemes.filter((scheme) => (values.scheme ?? scheme) === scheme),
    wanted: <T extends { name: string }>(all: readonly T[]) =>
      all.filter(({ name }) => only?.includes(name) ?? true),
    async close() {
      await studio.stop();
      await browser.close();
      writeGeometry(geometryFile, geometry);
    },
  };
}
