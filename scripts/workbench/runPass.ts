import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { json, text } from 'node:stream/consumers';
import type { TestResult } from '@jest/reporters';
import send from 'send';
import type { StoryIndex } from 'storybook/internal/types';
import { projectDir } from '../../src/app/build/paths';
import { listenLocally } from '../serve/listenLocally.mjs';
import { fail } from '../cli/fail.mjs';
import { groupStories } from './groupStories';
import { readableFailure } from './readableFailure';
import type { StoryEvidence } from './storybookInternals';

const runner = path.join(projectDir, 'node_modules/@storybook/test-runner/dist/test-storybook.js');
/** A smaller group would take longer to start than to run. */
const smallestGroup = 48;

/** Serves a built workbench below `/workbench/`, where the site has it too. */
export async function serveWorkbench(folder: string) {
  const server = createServer((request, response) => {
    const [, pathname] = /^\/workbench(\/[^?]*)/.exec(request.url ?? '') ?? [];
    if (pathname === undefined) response.writeHead(404).end();
    else send(request, pathname, { root: folder }).pipe(response);
  });
  const { origin, close } = await listenLocally(server);
  return { url: `${origin}/workbench/`, close };
}

/** The index of the workbench at a URL. */
export async function readIndex(url: string): Promise<StoryIndex> {
  const answer = await fetch(new URL('index.json', url)).catch(() => undefined);
  if (!answer?.ok)
    fail(`there is no workbench at ${url}: start one with \`npm run dev\` or \`npm run serve\`.`);
  return answer.json();
}

type Visit = [
  id: string,
  ownGlobals: string[],
  browser: string,
  notes: string[],
  evidence: Partial<StoryEvidence> & { hasForcedColors: boolean },
];

/** What the workers of a run tell it. */
interface Message {
  visit?: Visit;
  group?: TestResult;
  /** Kinds of elements whose focus can be checked: the answer has those that no other worker checks. */
  looks?: string[];
}

interface PassOptions {
  url: string;
  index: StoryIndex;
  globals: string;
  /** With `tagged`, stories without the tag `all-modes` are rendered only, and their contrast is checked. */
  play: 'all' | 'tagged';
  /** Folder of a workbench, for screenshots in forced colors and what a screen reader gets. */
  record?: string;
  /** Whether it is checked that the focus is visible, once for each kind of element. */
  checksFocus?: boolean;
  /** Folder for screenshots of stories that fail. */
  pictures?: string;
  onProgress?: (line: string) => void;
}

/** Runs every story of an index once in the given globals, which are as in a URL. */
export async function runPass({
  url,
  index,
  globals,
  play,
  record = '',
  pictures = '',
  checksFocus = false,
  onProgress = () => {},
}: PassOptions) {
  const grouped = groupStories(index, smallestGroup);
  const entries = Object.values(grouped.entries);
  const groups = new Set(entries.map(({ title }) => title)).size;
  /** How long each story took, and what it has thrown where it failed. */
  const stories = new Map<string, { milliseconds: number; thrown: string | undefined }>();
  const visits: Visit[] = [];
  const seen = new Set<string>();
  let done = 0;

  function take({ testResults, failureMessage, ...group }: TestResult) {
    for (const { ancestorTitles, status, duration, failureMessages } of testResults) {
      // Each story has one block, named by groupStories.
      const id = entries.find(({ name }) => name === ancestorTitles.at(-1))?.id;
      const thrown = status === 'failed' ? failureMessages.join('\n') : undefined;
      if (id && (status === 'passed' || status === 'failed'))
        stories.set(id, { milliseconds: Math.round(duration ?? 0), thrown });
    }
    done += 1;
    const from = testResults[0]?.ancestorTitles[0] ?? readableFailure(failureMessage ?? '');
    onProgress(
      `${failureMessage ? '✗' : '✓'} ${done}/${groups}  from ${from}: ${group.numPassingTests} passed, ${group.numFailingTests} failed`,
    );
  }

  const server = await listenLocally(
    createServer(async (request, response) => {
      if (request.method === 'POST') {
        // From .storybook/test-runner.ts and .storybook/resultReporter.js.
        const { visit, group, looks } = (await json(request)) as Message;
        if (visit) visits.push(visit);
        if (group) take(group);
        const newLooks = looks?.filter((look) => !seen.has(look)) ?? [];
        for (const look of newLooks) seen.add(look);
        response.end(JSON.stringify(newLooks));
      } else response.end(JSON.stringify(grouped));
    }),
  );
  const flags = ['--index-json', '--failOnConsole', '--maxWorkers', `${availableParallelism()}`];
  const child = spawn(process.execPath, [runner, '--url', server.origin, ...flags], {
    cwd: projectDir,
    env: {
      ...process.env,
      STORYBOOK_DISABLE_TELEMETRY: '1',
      REFERENCE_URL: url,
      WORKBENCH_GLOBALS: globals,
      WORKBENCH_PLAY: play,
      WORKBENCH_RUN: server.origin,
      RECORD_FOLDER: record,
      PICTURES_FOLDER: pictures,
      WORKBENCH_FOCUS: checksFocus ? 'true' : '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  server.close();
  const pinned = new Map(visits.map(([id, ownGlobals]) => [id, ownGlobals]));
  const missing = entries.map(({ id }) => id).filter((id) => !pinned.has(id));
  const hasFailed = [...stories.values()].some(({ thrown }) => thrown !== undefined);
  // What the runner itself says is of interest only where no story says why it fails.
  if (missing.length > 0 || (code !== 0 && !hasFailed)) onProgress(output + errors);
  const browser = visits[0]?.[2] ?? '';
  /** What the workbench says above each story. */
  const notes = new Map(visits.map(([id, , , lines]) => [id, lines]));
  const evidence = visits.map(([, , , , shown]) => shown);
  const looks = [...seen];
  return {
    stories,
    pinned,
    notes,
    evidence,
    looks,
    missing,
    browser,
    ok: code === 0 && missing.length === 0,
  };
}
