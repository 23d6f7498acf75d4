import { createServer } from 'node:http';
import path from 'node:path';
import { Editor, windowSize } from './pictures/studio/Editor';
import { openStudio } from './pictures/studio/openStudio';
import {
  paidGrid,
  providers,
  roles,
  themeFiles,
  type Scheme,
} from './pictures/studio/projectFiles';
import { savePicture, type PictureGeometry } from './pictures/studio/savePicture';
import { paidGridShots, roleShots, shots, signInShots, type Shot } from './pictures/studio/shots';

/**
 * Takes the pictures of Studio's editor, light and dark, from a sample project. Studio is installed outside of the
 * repository, as it brings more packages than everything here together.
 */
const folder = 'public/pictures';
const { studio, browser, geometry, schemes, wanted, close } = await openStudio<PictureGeometry>(
  'pictures:studio',
  folder,
  'src/domain/pictures/geometry.json',
);

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

async function takeAll(scheme: Scheme, chosen: readonly Shot[]) {
  const converter = await browser.newPage();
  const context = await browser.newContext({
    viewport: windowSize,
    deviceScaleFactor: 2,
    colorScheme: scheme,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const editor = new Editor(page, studio.origin);
  await editor.open('orders', 'Total Rows');
  for (const { name, take } of chosen) {
    const file = path.join(folder, `${name}-${scheme}.webp`);
    try {
      const taken = await savePicture(page, converter, await take(editor), file);
      const hasDark = scheme === 'dark' || geometry[name]?.hasDark;
      geometry[name] = { ...taken, ...(hasDark && { hasDark }) };
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

await new Promise<void>((resolve) => api.listen(4140, '127.0.0.1', resolve));
try {
  for (const scheme of schemes) {
    for (const [plan, all] of [
      [{}, shots],
      [providers, signInShots],
      [roles, roleShots],
      [paidGrid, paidGridShots],
    ] satisfies [Record<string, string>, readonly Shot[]][]) {
      const chosen = wanted(all);
      if (chosen.length === 0) continue;
      await studio.start('scripts/pictures/shop', { ...themeFiles(scheme), ...plan });
      await takeAll(scheme, chosen);
      await studio.stop();
    }
  }
} finally {
  api.close();
  await close();
}
