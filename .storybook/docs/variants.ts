import type { PreparedStory } from 'storybook/internal/types';
import { ownWindow } from '../../scripts/workbench/ownWindow';
import { plainWindow } from '../../scripts/workbench/storyPage';
import { preferenceTable } from '../../src/domain/preferences/preferenceTable';
import { states } from '../toolbars';
import { viewports } from '../viewports';

/** The switches of a board. Its windows are those of the toolbar, and one that fits most components. */
export const choices = {
  mode: { light: 'light', dark: 'dark', both: 'both' },
  direction: { ltr: 'left to right', rtl: 'right to left', both: 'both' },
  density: { comfortable: 'comfortable', dense: 'dense', both: 'both' },
  state: { none: 'as it is', ...states, both: 'all' },
  window: {
    component: 'component',
    phone: viewports.phone.name,
    tablet: viewports.tablet.name,
    desktop: viewports.desktop.name,
  },
} as const;

export type Choices = { [Name in keyof typeof choices]: keyof (typeof choices)[Name] };
type Story = Pick<PreparedStory, 'parameters' | 'storyGlobals'>;
type Globals = Record<string, string | undefined>;

/** What the screenshots of a test run show. */
const recorded = {
  mode: 'light',
  direction: 'ltr',
  density: 'comfortable',
  state: 'none',
  window: 'component',
};

/**
 * The variants of a story, each with what differs from the others: one for each mode, direction, density and state that
 * is chosen and that the story does not set itself. In forced colors there is one, as the test run has recorded it.
 */
export function variantsOf(story: Story, chosen: Choices) {
  const isForced: boolean = story.parameters.media?.forcedColors === 'active';
  const { window, ...modes } = isForced ? recorded : chosen;
  let variants = [{ globals: {} as Globals, label: [] as string[] }];
  for (const name of ['mode', 'direction', 'density', 'state'] as const) {
    if (name in story.storyGlobals) continue;
    // Globals have no value for the default of a preference.
    const [standard] = name === 'state' ? ['none'] : preferenceTable[name].values;
    const isBoth = modes[name] === 'both';
    const options = Object.entries(choices[name]).filter(([value]) =>
      isBoth ? value !== 'both' : value === modes[name],
    );
    variants = variants.flatMap(({ globals, label }) =>
      options.map(([value, option]) => ({
        globals: { ...globals, [name]: value === standard ? undefined : value },
        label: isBoth ? [...label, option] : label,
      })),
    );
  }
  const viewport = ownWindow(story) || window === 'component' ? undefined : window;
  const storyGlobals = { viewport: { value: viewport }, ...story.storyGlobals };
  const component = { width: 560, height: 640 };
  const size = ownWindow({ ...story, storyGlobals }) ?? (isForced ? plainWindow : component);
  return { variants, viewport, size, isForced };
}
