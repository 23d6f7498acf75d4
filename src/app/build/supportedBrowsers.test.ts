import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { viteConfig } from './bundling/viteConfig';
import { projectDir } from './paths';
import { supportedBrowsers } from './supportedBrowsers';

const guide = readFileSync(path.join(projectDir, 'stories/guide/RunInProduction.mdx'), 'utf8');
const { environments } = viteConfig({ names: [], outDir: 'out', base: '/' });

it.each([
  ['pages', environments.client],
  ['frames', environments.frame],
  ['the service worker', environments.serviceWorker],
])('compiles %s for the browsers in the table of the guide', (_, { build }) => {
  const rows = [...guide.matchAll(/^\| (\w+).*\| \{supportedBrowsers\.(\w+)\}/gm)];
  expect(rows.map(([, label]) => label!.toLowerCase())).toEqual(rows.map(([, , name]) => name));
  const versions: Record<string, number> = supportedBrowsers;
  expect(build?.target).toEqual(rows.map(([, , name]) => `${name}${versions[name!]}`));
});
