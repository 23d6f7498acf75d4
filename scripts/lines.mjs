import { spawnSync } from 'node:child_process';

/** @param {string[]} args */
const git = (...args) =>
  spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 24 }).stdout ?? '';

const folders = ['src', 'scripts', '.storybook', 'stories', 'tests'];
const notData = ':!src/reference/data';

/**
 * Lines of the files that Git knows, without the data of the reference.
 * @param {string} folder
 * @param {string[]} revision none for the files as they are now
 */
const linesOf = (folder, ...revision) =>
  git('grep', '-cI', '', ...revision, '--', folder, notData)
    .split('\n')
    .reduce((sum, line) => sum + Number(line.split(':').at(-1)), 0);

// What is changed is compared with the last commit, and without a change that commit with the one before.
const before = git('status', '--porcelain', '--', ...folders, notData) ? 'HEAD' : 'HEAD^';
const rows = folders.map((folder) => [linesOf(folder), linesOf(folder, before)]);
const all = rows.reduce(([now = 0, old = 0], [one = 0, other = 0]) => [now + one, old + other]);

/** @param {number[]} row */
const text = ([now = 0, old = 0]) =>
  `${now.toLocaleString('en')}${old > 0 ? ` (${now < old ? '' : '+'}${now - old})` : ''}`;
process.stdout.write(
  all[0]
    ? `${folders.map((folder, index) => `${folder} ${text(rows[index] ?? [])}`).join(', ')}; all ${text(all)} lines\n`
    : 'No lines counted: this folder is no clone, or Git is not installed.\n',
);
