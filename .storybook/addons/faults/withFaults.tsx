import type { Decorator } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import type { StoryContext } from 'storybook/internal/types';
import type { FakePlatform } from '../../../stories/kit/createFakePlatform';
import { preferenceNames, preferenceTable } from '../../../src/domain/preferences/preferenceTable';
import { changesStory } from '../canvas/presets';
import { faultNotes, faultsOf, hasFault, type Faults } from './faultTable';
import { showNotes } from '../../showNotes';

interface PreviewWithRender {
  currentRender?: { renderOptions?: { autoplay: boolean } };
}

/** Whether an ad meets someone else than `play` expects. */
const hasOtherVisitor = ({ globals, parameters }: StoryContext) =>
  globals.visitor !== 'person' && parameters['adTimeline'] === true;

/** `play` states what happens without the fault or for an ordinary user, so a story with one does not run it. */
function setAutoplay(plays: boolean) {
  const { __STORYBOOK_PREVIEW__: preview } = window as {
    __STORYBOOK_PREVIEW__?: PreviewWithRender;
  };
  if (preview?.currentRender?.renderOptions) preview.currentRender.renderOptions.autoplay = plays;
}

/** Prepares a story for the faults of the URL, before its own `beforeEach`. Returns them. */
export async function prepareFaults(context: StoryContext, isEmbedded: boolean): Promise<Faults> {
  const faults = faultsOf(context.globals, context.parameters.faults);
  showNotes(faultNotes(context.globals, context.parameters.faults));
  if (faults.network !== 'ok' && context.msw) {
    const { withNetworkFault } = await import('./withNetworkFault');
    context.msw = withNetworkFault(context.msw, faults.network);
  }
  const isAsTested =
    !hasFault(faults) &&
    !hasOtherVisitor(context) &&
    !changesStory(context.globals, context.storyGlobals);
  setAutoplay(!isEmbedded && isAsTested);
  return faults;
}

/** Another tab sets every preference to its last value: dark, right to left, dense, JavaScript… */
function otherTabWrites({ storage, cookies }: FakePlatform) {
  for (const name of preferenceNames) {
    const { place, key, values } = preferenceTable[name];
    const value = values.at(-1)!;
    // A tab that sets a cookie announces it in storage.
    if (place === 'cookie') cookies.set(key, value, 60);
    storage.writeFromOtherTab(key, value);
  }
}

/** Faults that happen once a story is on the page. */
function happen(platform: FakePlatform, { otherTab }: Pick<Faults, 'otherTab'>) {
  if (otherTab === 'writes') otherTabWrites(platform);
}

interface Props {
  faults: Faults;
  platform: FakePlatform;
  children: ReactNode;
}

function Faulty({ faults, platform, children }: Props) {
  const { otherTab } = faults;
  useEffect(() => happen(platform, { otherTab }), [platform, otherTab]);
  return children;
}

/** Lets the faults of the URL happen to a story. */
export const withFaults: Decorator = (Story, { globals, parameters, platform }) => (
  <Faulty faults={faultsOf(globals, parameters.faults)} platform={platform}>
    <Story />
  </Faulty>
);
