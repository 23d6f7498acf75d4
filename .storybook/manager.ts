import { addons } from 'storybook/manager-api';
import { registerAdTimeline } from './addons/ad-timeline/AdTimelinePanel';
import { registerChanges } from './addons/changes/registerChanges';
import { registerBothModes } from './addons/modes/registerBothModes';
import { registerFaults } from './addons/faults/registerFaults';
import { registerCanvas } from './addons/canvas/registerCanvas';
import { registerFind } from './addons/find/registerFind';
import { registerTestStatus } from './addons/test-status/registerTestStatus';
import { registerScreenReader } from './addons/screen-reader/ScreenReaderPanel';
import { registerTokens } from './addons/tokens/TokensPanel';
import { groupIds } from './sidebar/groups';
import { registerOpenFiltered } from './sidebar/registerOpenFiltered';
import { workbenchTheme } from './workbenchTheme';

registerAdTimeline();
registerCanvas();
registerTestStatus();
registerChanges();
registerFaults();
registerScreenReader();
registerFind();
registerTokens();
registerBothModes();
registerOpenFiltered();

// A file that main.ts copies. The manager's bundler would write it into its code.
document.fonts.add(new FontFace('Inter Variable', 'url(inter.woff2)', { weight: '400 700' }));

const darkSystem = globalThis.matchMedia('(prefers-color-scheme: dark)');
const site = {
  name: `${process.env.STORYBOOK_SITE_NAME} workbench`,
  mark: process.env.STORYBOOK_SITE_MARK ?? '',
};
const theme = () => workbenchTheme(darkSystem.matches ? 'dark' : 'light', undefined, site);
darkSystem.addEventListener('change', () => addons.setConfig({ theme: theme() }));

addons.setConfig({
  theme: theme(),
  // No docs page follows the toolbar: the board of a component has switches of its own.
  layoutCustomisations: {
    showToolbar: ({ viewMode }) => (viewMode === 'docs' ? false : undefined),
  },
  sidebar: {
    showRoots: true,
    // Open, their 1,400 entries delay the first story by an eighth, and no group but the first is in view.
    collapsedRoots: groupIds,
  },
});
