import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { addons } from 'storybook/manager-api';
import { registerAdTimeline } from './addons/ad-timeline/registerAdTimeline';
import { registerStage } from './addons/stage/registerStage';
import { workbenchTheme } from './workbenchTheme';

registerAdTimeline();
registerStage();

document.fonts.add(new FontFace('Inter Variable', `url(${inter})`, { weight: '400 700' }));

const prefersDark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: workbenchTheme(prefersDark ? 'dark' : 'light'),
  sidebar: { showRoots: true },
});
