import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { FilmGeometry } from '../src/domain/films/films';
import { browserFlags } from './browser/browserFlags.mjs';
import { findBrowser } from './browser/findBrowser.mjs';
import { createServices } from './checks/studio/createServices';
import { fail } from './cli/fail.mjs';
import { parseFlags } from './cli/parseFlags.mjs';
import { encodeFilm } from './pictures/films/encodeFilm';
import { FilmCamera } from './pictures/films/FilmCamera';
import { filmScenes, type FilmScene } from './pictures/films/filmScenes';
import { Pointer } from './pictures/films/Pointer';
import { Editor, windowSize } from './pictures/studio/Editor';
import { schemes, themeFiles, type Scheme } from './pictures/studio/projectFiles';
import { StudioProgram } from './pictures/studio/StudioProgram';
import { toWebp } from './pictures/toWebp';
import { listenLocally } from './serve/listenLocally.mjs';

/**
 * Records the silent films of Studio's editor, light and dark, each with its poster. It needs `ffmpeg` (Debian's
 * package has VP9), and Studio in a folder outside of the repository, as `npm run pictures:studio` does.
 */
const { values } = parseFlags({
  usage:
    'npm run films:studio -- --studio <folder with @toolpad/studio> [--only Name,Name] [--scheme dark] [--port 3140]',
  options: {
    studio: { type: 'string' },
    only: { type: 'string' },
    scheme: { type: 'string' },
    port: { type: 'string', default: '3140' },
  },
});
if (!values.studio) fail('--studio takes the folder in which @toolpad/studio 0.13.0 is installed.');
const only = values.only?.split(',');

const folder = 'public/films';
const framesFolder = '.cache/films';
const geometryFile = 'src/domain/films/geometry.json';
const geometry = JSON.parse(readFileSync(geometryFile, 'utf8')) as Record<string, FilmGeometry>;
mkdirSync(folder, { recursive: true });

/** Pixels of a film for each CSS pixel. */
const density = 1.5;
const posterQuality = 0.8;

interface Studio {
  browser: Browser;
  origin: string;
  scheme: Scheme;
}

async function record({ browser, origin, scheme }: Studio, scene: FilmScene): Promise<void> {
  const context = await browser.newContext({
    viewport: windowSize,
    deviceScaleFactor: density,
    colorScheme: scheme,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const editor = new Editor(page, origin);
  await scene.prepare(editor);
  const camera = new FilmCamera(
    page,
    scene.area,
    path.join(framesFolder, `${scene.name}-${scheme}`),
  );
  const pointer = new Pointer(editor, camera);
  await pointer.show();
  await pointer.pause(0.6);
  await scene.play(editor, pointer, () => camera.markPoster());
  await page.goto('about:blank');

  const file = path.join(folder, `${scene.name}-${scheme}`);
  encodeFilm(camera.frames, `${file}.webm`);
  const poster = readFileSync(camera.poster.file);
  writeFileSync(`${file}.webp`, await toWebp(page, poster, posterQuality));
  const { width, height } = scene.area;
  geometry[scene.name] = { width, height, seconds: camera.seconds };
  process.stdout.write(`${file}.webm, ${camera.seconds} s\n`);
  await context.close();
}

const studio = new StudioProgram(path.resolve(values.studio), Number(values.port));
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
const services = await listenLocally(createServices());
try {
  for (const scheme of schemes) {
    if (values.scheme && values.scheme !== scheme) continue;
    for (const scene of filmScenes.filter(({ name }) => only?.includes(name) ?? true)) {
      await studio.start(scene.project, { ...themeFiles(scheme), ...scene.files(services.origin) });
      await record({ browser, origin: studio.origin, scheme }, scene);
      await studio.stop();
    }
  }
} finally {
  await studio.stop();
  services.close();
  await browser.close();
  const sorted = Object.fromEntries(
    Object.entries(geometry).sort(([one], [other]) => one.localeCompare(other)),
  );
  writeFileSync(geometryFile, `${JSON.stringify(sorted, undefined, 2)}\n`);
}
