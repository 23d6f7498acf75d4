import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { groupIds, groups, storyFolders } from './groups';

const folderOf = (directory: string) => path.join('.storybook', directory);

it('is the order of the sidebar', () => {
  const { order } = getStorySortParameter(readFileSync('.storybook/preview.tsx', 'utf8')) as {
    order: (string | string[])[];
  };
  expect(order.filter((entry) => typeof entry === 'string')).toEqual(['Guide', ...groups]);
});

it('names its groups as the sidebar does', () => {
  expect(groupIds).toEqual(groups.map(sanitize));
});

it('has the folder of every story', () => {
  const folders = storyFolders.map(({ directory }) => folderOf(directory));
  const outside = readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => path.join('stories', file))
    .filter((file) => !folders.some((folder) => file.startsWith(folder + path.sep)));
  expect(outside, 'Add the folder to .storybook/sidebar/groups.ts.').toEqual([]);
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});

it.each(storyFolders)('gives the titles of $directory the group $titlePrefix', ({ directory }) => {
  const folder = folderOf(directory);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const titles = files
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => /title: '(.+?)'/.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1]);
  const wrong = titles.filter((title) => /^(Components|Pages|Demos|Kit)\//.test(title ?? ''));
  expect(wrong, "The folder gives the group: `title: 'Callout'`.").toEqual([]);
});
