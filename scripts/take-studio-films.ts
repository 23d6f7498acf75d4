import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FilmGeometry } from '../src/domain/films/films';
import { createServices } from './checks/studio/createServices';
import { encodeFilm } from './pictures/films/encodeFilm';
import { FilmCamera } from './pictures/films/FilmCamera';
import { filmScenes, type FilmScene } from './pictures/films/filmScenes';
import { Pointer } from './pictures/films/Pointer';
import { Editor, windowSize } from './pictures/studio/Editor';
import { openStudio } from './pictures/studio/openStudio';
import { themeFiles, type Scheme } from './pictures/studio/projectFiles';
import { toWebp } from './pictures/toWebp';
import { listenLocally } from './serve/listenLocally.mjs';

/**
 * Records the silent films of Studio's editor, light and dark, each with its poster. It needs `ffmpeg` (Debian's
 * package has VP9), and Studio in a folder outside of the repository, as `npm run pictures:studio` does.
 */
const folder = 'public/films';
const framesFolder = '.cache/films';
const { studio, browser, geometry, schemes, wanted, close } = await openStudio<FilmGeometry>(
  'films:studio',
  folder,
  'src/domain/films/geometry.json',
);

/** Pixels of a film for each CSS pixel. */
const density = 1.5;
const posterQuality = 0.8;

async function record(scheme: Scheme, scene: FilmScene): Promise<void> {
  const context = await browser.newContext({
    viewport: windowSize,
    deviceScaleFactor: density,
    colorScheme: scheme,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const editor = new Editor(page, studio.origin);
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

const services = await listenLocally(createServices());
try {
  for (const scheme of schemes) {
    for (const scene of wanted(filmScenes)) {
      await studio.start(scene.project, { ...themeFiles(scheme), ...scene.files(services.origin) });
      await record(scheme, scene);
      await studio.stop();
    }
  }
} finally {
  services.close();
  await close();
}
