import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import send from 'send';
import { listenLocally } from '../serve/listenLocally.mjs';
import { fail } from '../cli/fail.mjs';
import { failureLine } from './failurePlace.mjs';
import { groupStories } from './groupStories.mjs';
import { readableFailure } from './readableFailure.mjs';
import { failurePicture } from './resultFiles.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const runner = path.join(root, 'node_modules/@storybook/test-runner/dist/test-storybook.js');
/** In a test run, another name of this machine, whose pages are no secure context. */
export const otherHost = 'workbench.test';
/** A smaller group would take longer to start than to run. */
const smallestGroup = 48;

/**
 * Serves a built workbench below `/workbench/`, where the site has it too.
 *
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveWorkbench(folder) {
  const server = createServer((request, response) => {
    const [, pathname] = /^\/workbench(\/[^?]*)/.exec(request.url ?? '') ?? [];
    if (pathname === undefined) response.writeHead(404).end();
    else send(request, pathname, { root: folder }).pipe(response);
  });
  const { origin, close } = await listenLocally(server);
  return { url: `${origin}/workbench/`, close };
}

/** @param {string} url of a workbench @returns {Promise<import('storybook/internal/types').StoryIndex>} */
export async function readIndex(url) {
  const answer = await fetch(new URL('index.json', url)).catch(() => undefined);
  if (!answer?.ok)
    fail(`there is no workbench at ${url}: start one with \`npm run dev\` or \`npm run serve\`.`);
  return answer.json();
}

/**
 * @typedef {object} PassResult
 * @property {number} passed
 * @property {string[]} missing Ids of the index that were not run.
 * @property {Map<string, string[]>} pinned The globals that each story sets itself, by id.
 * @property {Map<string, string[]>} notes What the workbench says above each story, by id.
 * @property {{ name: string, id?: string, message: string, place?: string, picture?: string }[]} failures
 * @property {Map<string, import('./testResults.mjs').PassOfStory>} stories What each story said, by id.
 * @property {string} browser
 * @property {boolean} ok
 */

/**
 * Runs every story of an index once in the given globals.
 *
 * @param {{ url: string, index: import('storybook/internal/types').StoryIndex, globals?: string,
 * play?: 'all' | 'tagged', workers?: number, quiet?: boolean, record?: string, pictures?: string }} options
 * `globals` as in a URL. With `tagged`, `play` runs for the stories with the tag `all-modes` alone; the others are
 * rendered and their contrast is checked. `record` is the folder of a workbench, for screenshots in forced colors and
 * what a screen reader gets; `pictures` one for screenshots of stories that fail.
 * @returns {Promise<PassResult>}
 */
export async function runPass({
  url,
  index,
  globals = '',
  play = 'all',
  workers = availableParallelism(),
  quiet = false,
  record = '',
  pictures = '',
}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'workbench-'));
  const visitedFile = path.join(folder, 'visited.jsonl');
  const resultFile = path.join(folder, 'result.json');
  writeFileSync(visitedFile, '');
  const groups = JSON.stringify(groupStories(index, smallestGroup));
  const list = await listenLocally(createServer((_, response) => void response.end(groups)));
  try {
    const code = await run(
      ['--url', list.origin, '--index-json', '--failOnConsole', '--maxWorkers', String(workers)],
      {
        REFERENCE_URL: url,
        WORKBENCH_GLOBALS: globals,
        WORKBENCH_PLAY: play,
        WORKBENCH_VISITED: visitedFile,
        WORKBENCH_RESULT: resultFile,
        RECORD_FOLDER: record,
        PICTURES_FOLDER: pictures,
      },
      quiet,
    );
    return readResult({ index, globals, visitedFile, resultFile, pictures, code });
  } finally {
    list.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string[]} flags
 * @param {Record<string, string>} environment
 * @param {boolean} quiet
 * @returns {Promise<number>}
 */
function run(flags, environment, quiet) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [runner, ...flags], {
      cwd: root,
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...environment },
      stdio: quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * The file and the line on which to look for a failure.
 *
 * @param {{ importPath: string, name: string }} entry
 * @param {string} message
 */
function placeOf(entry, message) {
  const file = entry.importPath
    .replace(/^\.\//, '')
    .replace(/^virtual:demo-stories:(.*)/, 'docs/$1.tsx');
  return `${file}:${failureLine(readFileSync(path.join(root, file), 'utf8'), entry, message)}`;
}

/**
 * @param {{ index: import('storybook/internal/types').StoryIndex, globals: string, visitedFile: string,
 * resultFile: string, pictures: string, code: number }} sources
 * @returns {PassResult}
 */
function readResult({ index, globals, visitedFile, resultFile, pictures, code }) {
  const stories = Object.values(index.entries).filter((entry) => entry.type === 'story');
  const idOf = new Map(stories.map(({ id, title, name }) => [`${title}: ${name}`, id]));
  const lines = readFileSync(visitedFile, 'utf8').trim().split('\n').filter(Boolean);
  const visited = lines.map((line) => JSON.parse(line));
  const pinned = new Map(visited.map(({ id, pins }) => [id, pins]));
  const notes = new Map(visited.map((one) => [one.id, one.notes ?? []]));
  const missing = stories.map(({ id }) => id).filter((id) => !pinned.has(id));

  /**
   * @type {{ passed: number, files: { failureMessage?: string, tests: { story: string, status:
   * string, milliseconds: number, failureMessages: string[] }[] }[] }}
   */
  const result = existsSync(resultFile)
    ? JSON.parse(readFileSync(resultFile, 'utf8'))
    : { passed: 0, files: [] };
  /** @type {PassResult['failures']} */
  const failures = result.files.flatMap(({ failureMessage, tests }) => {
    if (tests.length === 0 && failureMessage)
      return [{ name: 'A group of stories', message: readableFailure(failureMessage) }];
    return tests
      .filter(({ status }) => status === 'failed')
      .map(({ story, failureMessages }) => {
        const id = idOf.get(story);
        const entry = id === undefined ? undefined : index.entries[id];
        const message = readableFailure(failureMessages.join('\n'));
        const picture = failurePicture(id ?? '', globals);
        return {
          name: story,
          id,
          message,
          ...(entry && { place: placeOf(entry, message) }),
          ...(existsSync(path.join(pictures, picture)) && { picture }),
        };
      });
  });
  const tests = result.files.flatMap((file) => file.tests);
  const failureOf = new Map(failures.map((failure) => [failure.id, failure]));
  const ran = tests.flatMap(({ story, status, milliseconds }) => {
    const id = idOf.get(story);
    const passed = status === 'passed';
    if (!id || (!passed && status !== 'failed')) return [];
    const { message, place, picture } = failureOf.get(id) ?? {};
    return /** @type {const} */ ([
      [id, { globals, passed, milliseconds, message, place, picture }],
    ]);
  });
  return {
    passed: result.passed,
    missing,
    pinned,
    notes,
    failures,
    stories: new Map(ran),
    browser: visited[0]?.browser ?? '',
    ok: code === 0 && failures.length === 0 && missing.length === 0,
  };
}
