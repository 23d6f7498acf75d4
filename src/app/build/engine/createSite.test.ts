import { renameSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { testFolder, writeFiles } from '../../../content/testing/testFolder';
import { developmentAdvertising } from '../environment/readAdvertising';
import type { Compiler } from './Compiler';
import { createSite } from './createSite';
import { silentProgress } from './Progress';
import * as worker from './worker';

const home = '---\ntitle: Home\ndescription: Home\nlayout: landing\n---\n\n# Home\n';

const siteOf = (contentDir: string, cacheDir: string, onRun: (name: string) => void = () => {}) =>
  createSite(
    {
      contentDir,
      base: '/x/',
      cacheDir,
      advertising: developmentAdvertising({}),
      licenseKey: undefined,
      progress: silentProgress,
    },
    'dev',
    async () => {
      onRun('');
      const run = async (name: keyof typeof worker, argument: never) => {
        onRun(name);
        return worker[name](argument);
      };
      return { hash: 'x', run: run as Compiler['run'] };
    },
  );

it('reads a folder again in which a file is renamed after its listing', async () => {
  const contentDir = testFolder();
  writeFiles(contentDir, {
    'page.mdx': home,
    'old.mdx': '---\ntitle: Page\ndescription: Page\n---\n\n# Page\n',
  });
  const rename = vi.fn(() =>
    renameSync(path.join(contentDir, 'old.mdx'), path.join(contentDir, 'new.mdx')),
  );
  const site = siteOf(contentDir, testFolder(), () => {
    if (rename.mock.calls.length === 0) rename();
  });
  const { content } = await site.read();
  expect(content.pages.map(({ meta }) => meta.pathname)).toContain('/x/new/');
});

it('compiles a page again when an image beside it changed, and only then', async () => {
  const [contentDir, cacheDir] = [testFolder(), testFolder()];
  const svg = (size: number) =>
    writeFiles(contentDir, {
      'images/bär.svg': `<svg xmlns="http://www.w3.org/2000/svg" content="${'x'.repeat(2000)}" viewBox="0 0 ${size} 9"/>`,
    });
  const compiled = vi.fn();
  /** Address of the image, and how often pages were compiled to know it; without what is in memory. */
  const readImage = async () => {
    compiled.mockClear();
    const site = siteOf(contentDir, cacheDir, (name) => name === 'compileBatch' && compiled());
    const { content, problems } = await site.read();
    expect(problems).toEqual([]);
    return [content.pages[0]?.meta.images?.['images/bär.svg']?.address, compiled.mock.calls.length];
  };
  writeFiles(contentDir, { 'index.md': `${home}\n![A bear](./images/b%C3%A4r.svg)\n` });
  svg(12);
  const first = await readImage();
  expect(first).toEqual([expect.stringMatching(/^\/x\/assets\/b%C3%A4r\.\w{16}\.svg$/), 1]);
  expect(await readImage()).toEqual([first[0], 0]);
  svg(14);
  const second = await readImage();
  expect(second).toEqual([expect.not.stringContaining(String(first[0])), 1]);
  expect(await readImage()).toEqual([second[0], 0]);
});
