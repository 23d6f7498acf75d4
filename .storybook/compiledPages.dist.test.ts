import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compiledPages } from './compiledPages';
import { PageRenderer } from '../src/app/build/document/PageRenderer';
import { renderDocuments } from '../src/app/build/document/renderPage';
import { defaultOutDir, projectDir } from '../src/app/build/paths';
import type { StoryPage } from '../stories/kit/StoryPage';

const plugin = compiledPages() as unknown as {
  load: (this: { addWatchFile: () => void }, id: string) => Promise<string>;
  closeBundle: () => Promise<void>;
};

afterAll(() => plugin.closeBundle());

/** Tags and texts of the page, without what the workbench has otherwise: names of classes and files, scripts, ads. */
const partsOf = (html: string) =>
  /<header.*<\/footer>/s
    .exec(html)![0]
    .replace(/\bd-[\w-]+/g, '')
    .replace(/<script>.*?<\/script>/gs, '')
    .replace(/<span [^>]* data-placement=.*?<\/span><\/span>/gs, '')
    .replace(/ (src|data-src|data-playground)="[^"]*"/g, '')
    .replace(/"(\/toolpad\/frames\/\w+\/|demo-frame\.html#\w+)"/g, '"frame"')
    .split(/(?=<)/);

test.each([
  ['docs/core/react-dashboard-layout/page.mdx', 'core/react-dashboard-layout'],
  ['docs/page.mdx', ''],
  ['reference:core/api/dashboard-layout', 'core/api/dashboard-layout'],
])('%s is the page of the site', async (source, address) => {
  const id = source.startsWith('docs/') ? `${path.join(projectDir, source)}.js` : source;
  const code = await plugin.load.call({ addWatchFile: () => undefined }, `\0compiled-page:${id}`);
  const { record, context } = JSON.parse(code.slice('export default '.length, -1)) as StoryPage;
  const { html } = renderDocuments(new PageRenderer(), record, {
    ...context,
    runtime: 'runtime.js',
    sheet: '',
  });
  const built = readFileSync(path.join(defaultOutDir, 'toolpad', address, 'index.html'), 'utf8');
  expect(partsOf(html)).toEqual(partsOf(built));
});
