import addonA11y from '@storybook/addon-a11y';
import { definePreview, type Parameters } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import '../src/app/build/styles/site.css';
import { monoFamily, sansFamily } from '../src/theme/fonts';
import { siteVariables } from '../src/theme/siteVariables';
import { withAdTimeline } from './addons/ad-timeline/withAdTimeline';
import { faultGlobalTypes, faultNotes, noFaults } from './addons/faults/faultTable';
import { prepareFaults, withFaults } from './addons/faults/withFaults';
import { logStep, resetSteps } from './addons/test-status/logStep';
import { answerTokens } from './addons/tokens/answerTokens';
import { findingInEnglish } from '../stories/kit/storyTest';
import { tile } from '../stories/kit/tile';
import { asOnPage } from '../stories/kit/asOnPage';
import { setUpUser, withSteps } from '../stories/kit/userSteps';
import { withStoryContext } from './withStoryContext';
import { foreignRequests } from './foreignRequests';
import { setAutoplay } from '../scripts/workbench/storybookInternals';
import { rememberStart, startAgainOnChange, whyNotPlayed } from './steps';
import { showNotes } from './showNotes';
import { addonDocs, addonMsw, addonStates, isTestRun } from './lateAddons';
import { workbenchTypes } from './storyContext';
import { storyPlatform } from './storyPlatform';
import { announceStory, isolateTile, keepOwnWindow } from './tile';
import { globalTypes, initialGlobals } from './toolbars';
import { viewports } from './viewports';
import { workbenchTheme } from './workbenchTheme';

/** In forced-colors mode axe reads the colors of the style sheet, not those on screen. */
function withoutContrastRule(parameters: Parameters) {
  const { config, ...a11y } = parameters.a11y ?? {};
  const rules = [...(config?.rules ?? []), { id: 'color-contrast', enabled: false }];
  return { ...parameters, a11y: { ...a11y, config: { ...config, rules } } };
}

/** Whether Storybook renders stories without playing them, as in the second pass of the test run. */
const isEmbedded = () => new URLSearchParams(location.search).get('embed') === 'true';

/** The second pass checks colors only: the first one has checked the structure. */
function onlyContrastRule(parameters: Parameters) {
  const { config, options, ...a11y } = parameters.a11y ?? {};
  const rules: { id?: string; enabled?: boolean }[] = config?.rules ?? [];
  if (rules.some(({ id, enabled }) => id === 'color-contrast' && enabled === false))
    return { ...parameters, a11y: { ...a11y, test: 'off' } };
  const onlyContrast = { ...options, runOnly: ['color-contrast'] };
  return { ...parameters, a11y: { ...a11y, config, options: onlyContrast } };
}

/** Prefixes the error message with the failed step. */
async function nameFailedStep(label: string, step: () => Promise<void> | void) {
  try {
    await step();
  } catch (error) {
    if (error instanceof Error) error.message = `Step "${label}": ${error.message}`;
    throw error;
  }
}

// Long enough for a slow machine: a timeout means that the story hangs.
configure({ asyncUtilTimeout: 10_000 });

/** Both fonts, in the weights that components use. */
const fontsLoaded = Promise.all(
  [sansFamily, monoFamily].flatMap((family) =>
    [400, 500, 600, 700].map((weight) =>
      document.fonts.load(`${weight} 1rem ${family.split(',')[0]}`),
    ),
  ),
);

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const prefersDark = darkSystem.matches;
darkSystem.addEventListener('change', () => {
  // Storybook reads the theme of a docs page once.
  if (new URLSearchParams(location.search).get('viewMode') === 'docs') location.reload();
});

const variables = document.createElement('style');
variables.id = 'site-variables';
// The page around a tile has them. Making them is a seventh of what the modules of a frame do at its start.
variables.textContent =
  tile?.ownerDocument.getElementById(variables.id)?.textContent ?? siteVariables();
document.head.prepend(variables);

isolateTile();
startAgainOnChange();
answerTokens();

// Storybook asks for them later, one after the other.
void import('react-dom/client');
const search = new URLSearchParams(location.search);
if (search.get('viewMode') === 'docs' || search.get('id') === '*')
  void import('@storybook/addon-docs/blocks');

/** Loaded with the first docs page: a story is on screen sooner without it. */
const ComponentDocs = lazy(async () => {
  const page = await import('./ComponentDocs');
  return { default: page.ComponentDocs };
});

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(), addonStates(), workbenchTypes()],
  tags: ['autodocs'],
  globalTypes: { ...globalTypes, ...faultGlobalTypes },
  initialGlobals: {
    ...initialGlobals,
    ...noFaults,
    // The choices of boards.
    board: {},
  },
  parameters: {
    a11y: {
      test: 'error',
      config: {
        // Frames are not tested, see below, which this rule would report for each.
        rules: [{ id: 'frame-tested', enabled: false }],
      },
      options: {
        // Frames of stories have no axe, for whose answer the one of the story waits half a second.
        iframes: false,
        // Without the a11y panel, report violations only: passed rules take a fifth of a story's time.
        ...(isTestRun && { resultTypes: ['violations'] }),
      },
    },
    // Controls edit JSON, and children are elements.
    controls: { expanded: true, exclude: ['children'] },
    // Stories set mode and direction on <html>, so each needs its own document.
    docs: {
      story: { inline: false, iframeHeight: '480px' },
      page: () => (
        <Suspense>
          <ComponentDocs />
        </Suspense>
      ),
      theme: workbenchTheme(prefersDark ? 'dark' : 'light'),
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Guide',
          [
            'Start here',
            'Use the workbench',
            'Glossary',
            'Write a component',
            'Write a story',
            'Write a demo',
            'Write a page',
            'Files of a demo',
            'Run it in production',
            'Document the next version',
            'Decisions',
          ],
          'Foundations',
          ['Color', 'Type', 'Space and shape', 'Depth and motion', 'Icons', '*'],
          'Shell',
          'Navigation',
          'Content',
          'Code and demos',
          'Reference',
          'Advertising',
          'Preferences',
          'Feedback and errors',
          'Pages',
          'Demos',
          'Kit',
        ],
      },
    },
    viewport: { options: viewports },
  },
  // Otherwise, the first story after a reload would keep the fallback fonts.
  loaders: [() => fontsLoaded],
  decorators: [asOnPage, withAdTimeline, withFaults, withStoryContext],
  async beforeEach(context) {
    if (import.meta.env.VITEST) await (await import('./vitestStory')).prepareInVitest(context);
    foreignRequests.reset();
    resetSteps(context.id);
    announceStory(context);
    await keepOwnWindow(context);
    rememberStart(context);
    // A second `within` would have the id of the second step: the panel Interactions would look for it without end.
    context.canvas = findingInEnglish(context.canvas);
    // Storybook has none where the browser has no clipboard, as on pages that are neither local nor encrypted.
    context.userEvent = withSteps(
      'click' in context.userEvent ? context.userEvent : setUpUser(),
      context.step,
    );
    const reasons = whyNotPlayed(context, innerWidth);
    // On pages of text and in Vitest, nothing is played by Storybook.
    if (!import.meta.env.VITEST && context.viewMode === 'story')
      setAutoplay(!isEmbedded() && reasons.length === 0);
    showNotes([...faultNotes(context.globals, context.parameters.faults), ...reasons]);
    if (context.parameters.media?.forcedColors === 'active')
      context.parameters = withoutContrastRule(context.parameters);
    if (isEmbedded()) context.parameters = onlyContrastRule(context.parameters);
    const { storage } = await prepareFaults(context);
    context.platform = storyPlatform(context.abortSignal, context.globals, {
      ...context.parameters.platform,
      ...(storage === 'full' && { storage }),
    });
  },
  runStep: (label, play, context) =>
    nameFailedStep(label, () => logStep(label, () => play(context))),
  async afterEach({ id }) {
    foreignRequests.check(id);
    if (import.meta.env.VITEST) (await import('./vitestStory')).checkStory();
  },
});
