import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { clientConfig, frameConfig, serviceWorkerConfig } from './bundling/viteConfigs';
import { projectDir } from './paths';
import { supportedBrowsers } from './supportedBrowsers';

const guide = readFileSync(path.join(projectDir, 'stories/guide/RunInProduction.mdx'), 'utf8');

it.each([
  ['pages', clientConfig('out', '/')],
  ['frames', frameConfig('out', '/', {}, undefined)],
  ['the service worker', serviceWorkerConfig('out')],
])('compiles %s for the browsers in the table of the guide', (_, { build }) => {
  const rows = [...guide.matchAll(/^\| (\w+).*\| \{supportedBrowsers\.(\w+)\}/gm)];
  expect(rows.map(([, label]) => label!.toLowerCase())).toEqual(rows.map(([, , name]) => name));
  const versions: Record<string, number> = supportedBrowsers;
  expect(build?.target).toEqual(rows.map(([, , name]) => `${name}${versions[name!]}`));
});
