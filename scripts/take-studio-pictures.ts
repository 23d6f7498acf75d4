import { createServer } from 'node:http';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserFlags } from './browser/browserFlags.mjs';
import { findBrowser } from './browser/findBrowser.mjs';
import { fail } from './cli/fail.mjs';
import { parseFlags } from './cli/parseFlags.mjs';
import { Editor, windowSize } from './pictures/studio/Editor';
import {
  paidGrid,
  paidPlan,
  schemes,
  themeFiles,
  type Scheme,
} from './pictures/studio/projectFiles';
import { savePicture, type PictureGeometry } from './pictures/studio/savePicture';
import { paidGridShots, paidShots, shots, type Shot } from './pictures/studio/shots';
import { StudioProgram } from './pictures/studio/StudioProgram';

/**
 * Takes the pictures of Studio's editor, light and dark, from a sample project. Studio is installed outside of the
 * repository, as it brings more packages than everything here together.
 */
const { values } = parseFlags({
  usage:
    'npm run pictures:studio -- --studio <folder with @toolpad/studio> [--only Name,Name] [--scheme dark] [--port 3140]',
  options: {
    studio: { type: 'string' },
    only: { type: 'string' },
    scheme: { type: 'string' },
    port: { type: 'string', default: '3140' },
  },
});
if (!values.studio) fail('--studio takes the folder in which @toolpad/studio 0.13.0 is installed.');
const only = values.only?.split(',');
const isWanted = ({ name }: Shot) => only?.includes(name) ?? true;

const folder = 'public/pictures';
const geometryFile = 'src/domain/pictures/geometry.json';
const geometry = JSON.parse(readFileSync(geometryFile, 'utf8')) as Record<string, PictureGeometry>;
mkdirSync(folder, { recursive: true });

/** The API that the HTTP request of the project asks. */
const api = createServer((_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      tickets: [
        { id: 7, subject: 'Where is my order?', open: true },
        { id: 8, subject: 'Brakes squeak', open: false },
      ],
    }),
  );
});

interface Session {
  browser: Browser;
  origin: string;
  scheme: Scheme;
}

async function takeAll({ browser, origin, scheme }: Session, wanted: readonly Shot[]) {
  const converter = await browser.newPage();
  const context = await browser.newContext({
    viewport: windowSize,
    deviceScaleFactor: 2,
    colorScheme: scheme,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const editor = new Editor(page, origin);
  await editor.open('orders', 'Total Rows');
  for (const { name, take } of wanted) {
    const file = path.join(folder, `${name}-${scheme}.webp`);
    try {
      const taken = await savePicture(page, converter, await take(editor), file);
      geometry[name] = scheme === 'dark' ? { ...taken, hasDark: true } : taken;
      process.stdout.write(`${file}\n`);
    } catch (error) {
      process.exitCode = 1;
      process.stderr.write(
        `${name}, ${scheme}: ${String(error).split('\n').slice(0, 4).join(' ')}\n`,
      );
    }
    await editor.resize(windowSize.width, windowSize.height);
    await editor.tidy();
  }
  await context.close();
  await converter.close();
}

const studio = new StudioProgram(path.resolve(values.studio), Number(values.port));
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
await new Promise<void>((resolve) => api.listen(4140, '127.0.0.1', resolve));
try {
  for (const scheme of schemes) {
    if (values.scheme && values.scheme !== scheme) continue;
    for (const [plan, all] of [
      [{}, shots],
      [{ 'application.yml': paidPlan }, paidShots],
      [paidGrid, paidGridShots],
    ] satisfies [Record<string, string>, readonly Shot[]][]) {
      const wanted = all.filter(isWanted);
      if (wanted.length === 0) continue;
      await studio.start('scripts/pictures/shop', { ...themeFiles(scheme), ...plan });
      await takeAll({ browser, origin: studio.origin, scheme }, wanted);
      await studio.stop();
    }
  }
} finally {
  await studio.stop();
  api.close();
  await browser.close();
  const sorted = Object.fromEntries(
    Object.entries(geometry).sort(([one], [other]) => one.localeCompare(other)),
  );
  writeFileSync(geometryFile, `${JSON.stringify(sorted, undefined, 2)}\n`);
}
