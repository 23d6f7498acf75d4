import { renameSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { testFolder, writeFiles } from '../../../reference/testing/testFolder';
import { developmentAdvertising } from '../environment/readAdvertising';
import type { Compiler } from './Compiler';
import { createSite } from './createSite';
import { silentProgress } from './Progress';
import * as worker from './worker';

it('reads a folder again in which a file is renamed after its listing', async () => {
  const contentDir = testFolder();
  writeFiles(contentDir, {
    'page.mdx': '---\ntitle: Home\ndescription: Home\nlayout: landing\n---\n\n# Home\n',
    'old.mdx': '---\ntitle: Page\ndescription: Page\n---\n\n# Page\n',
  });
  const rename = vi.fn(() =>
    renameSync(path.join(contentDir, 'old.mdx'), path.join(contentDir, 'new.mdx')),
  );
  const run = async (name: keyof typeof worker, argument: never) => worker[name](argument);
  const site = createSite(
    {
      contentDir,
      base: '/x/',
      cacheDir: testFolder(),
      advertising: developmentAdvertising({}),
      licenseKey: undefined,
      progress: silentProgress,
    },
    'dev',
    async () => {
      if (rename.mock.calls.length === 0) rename();
      return { hash: 'x', run: run as Compiler['run'] };
    },
  );
  const { content } = await site.read();
  expect(content.pages.map(({ meta }) => meta.pathname)).toContain('/x/new/');
});
