import type { TestRunnerConfig } from '@storybook/test-runner';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkDebt, debtFile, hasFigure } from './addons/tokens/checkDebt.ts';
import { findHiddenFocus } from './checkFocus.ts';
import { stepsEvent } from './addons/test-status/testCase.ts';
import { checkShown, same } from './checkShown.ts';
import { ownWindow } from '../scripts/workbench/ownWindow.ts';
import {
  failurePicture,
  forcedColorsFolder,
  screenReaderFolder,
} from '../scripts/workbench/resultFiles.ts';
import {
  evidenceOf,
  keepEvidence,
  openPreview,
  readStory,
  untilDone,
} from '../scripts/workbench/storybookInternals.ts';
import { emulateMedia, plainWindow } from '../scripts/workbench/storyPage.ts';

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

/** The globals of this pass, as in a URL: `mode:dark;direction:rtl`. */
const wanted = Object.fromEntries(
  (process.env.WORKBENCH_GLOBALS ?? '')
    .split(';')
    .filter(Boolean)
    .map((pair) => pair.split(':') as [string, string]),
);

/** Whether this pass skips `play` of stories that are not tagged for every mode. */
const onlyTagged = process.env.WORKBENCH_PLAY === 'tagged';

/** Storybook does not play stories of an embedded preview, and checks that for each story. */
const setEmbedded = (page: Page, isEmbedded: boolean) =>
  page.evaluate((embed) => {
    const url = new URL(location.href);
    if (embed) url.searchParams.set('embed', 'true');
    else url.searchParams.delete('embed');
    history.replaceState(history.state, '', url);
  }, isEmbedded);

/** Tells the run something of this worker. */
async function tellRun(message: object): Promise<unknown> {
  const body = JSON.stringify(message);
  return (await fetch(process.env.WORKBENCH_RUN ?? '', { method: 'POST', body })).json();
}

/** The story of the visit. */
let story: Awaited<ReturnType<typeof readStory>>;
/** What the page is set to. Each setting is a message to the browser, and most stories have that of the last one. */
let [embedded, media] = [false, ''];
/** The component whose debt is checked. */
let lastTitle = '';

const config: TestRunnerConfig = {
  // Every story: those with the tag `!test` are left out by Storybook's testing widget alone.
  tags: { include: [], exclude: ['never-run'] },
  async prepare({ page }) {
    [embedded, media] = [false, ''];
    await openPreview(page, process.env.REFERENCE_URL, wanted);
    await keepEvidence(page, stepsEvent);
  },

  async preVisit(page, { id }) {
    story = await readStory(page, id);
    const isEmbedded = onlyTagged && !story.tags.includes('all-modes');
    if (isEmbedded !== embedded) await setEmbedded(page, (embedded = isEmbedded));
    const { width, height } = ownWindow(story, { ...wanted, ...story.storyGlobals }) ?? plainWindow;
    const window = page.viewportSize();
    if (width !== window?.width || height !== window.height)
      await page.setViewportSize({ width, height });
    const ownMedia = JSON.stringify(story.parameters.media ?? {});
    if (ownMedia !== media) await emulateMedia(page, story.parameters.media);
    media = ownMedia;
  },

  async postVisit(page, context) {
    const { id, title } = context;
    const { storyGlobals: pinned, parameters } = story;
    const browser = `Chromium ${page.context().browser()?.version()}`;
    const notes = await page.evaluate(() => window.__workbench?.notes ?? []);
    const hasForcedColors = parameters.media?.forcedColors === 'active';
    const shown = { hasForcedColors, ...(await evidenceOf(page, id)) };
    await tellRun({ visit: [id, Object.keys(pinned), browser, notes, shown] });
    if ('hasFailure' in context && context.hasFailure) {
      if (process.env.PICTURES_FOLDER) {
        const picture = failurePicture(id, process.env.WORKBENCH_GLOBALS ?? '');
        // A page that hangs has no picture, and must not hide why the story failed.
        await page
          .screenshot({ path: path.join(process.env.PICTURES_FOLDER, picture), timeout: 10_000 })
          .catch(() => {});
      }
      await untilDone(page);
      return;
    }

    const { RECORD_FOLDER: record } = process.env;
    if (record && parameters.media?.forcedColors === 'active')
      await page.screenshot({ path: path.join(record, forcedColorsFolder, `${id}.png`) });

    // A `.test` of a story has its tags and always plays.
    if (!id.includes(':') && story.hasPlay === story.tags.includes('no-play'))
      throw new Error(
        `Story ${id} ${story.hasPlay ? 'has a play: take its tag no-play away' : 'has no play: give it one or the tag no-play'}. The filter of the sidebar reads the tag.`,
      );

    const report = await page.evaluate(() => window.__workbench && { ...window.__workbench });
    if (report?.storyId !== id)
      throw new Error(`Story ${id} was not rendered inside the workbench's decorator.`);
    if (story.hasPlay && !embedded && !report.isPlayed && report.notes.length === 0)
      throw new Error(`Story ${id} did not run its steps, and no line above it says why.`);
    for (const [name, value] of Object.entries(wanted)) {
      if (!(name in pinned)) same(`Global ${name}`, report.globals[name], value);
    }
    checkShown(report);
    if (record) {
      const lines = await page.evaluate(() => window.__workbench!.readScreen());
      mkdirSync(path.join(record, screenReaderFolder), { recursive: true });
      writeFileSync(path.join(record, screenReaderFolder, `${id}.txt`), lines.join('\n'));
    }
    if (report.foreignRequests.length > 0) {
      throw new Error(
        `Story ${id} contacted other hosts after its end:\n  ${report.foreignRequests.join('\n  ')}`,
      );
    }
    // The first story of a component stands for all: reading them all would take a minute.
    if (title !== lastTitle && Object.keys(wanted).length === 0 && hasFigure(title)) {
      lastTitle = title;
      const debts = await page.evaluate(() => window.__workbench!.readDebt());
      checkDebt(
        title,
        debts,
        (JSON.parse(readFileSync(debtFile, 'utf8')) as Record<string, number>)[title],
      );
    }
    // Last, as the focus changes the story. Demos have the focus of Material UI, which is a part of what they show.
    if (process.env.WORKBENCH_FOCUS && !id.startsWith('demos-')) {
      const hidden = await findHiddenFocus(
        page,
        async (looks) => (await tellRun({ looks })) as string[],
      );
      await emulateMedia(page, parameters.media);
      if (hidden.length > 0) throw new Error(`The focus is not visible on ${hidden.join(', ')}.`);
    }
  },
};

export default config;
