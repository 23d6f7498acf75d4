import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { addons } from 'storybook/manager-api';
import { registerAdTimeline } from './addons/ad-timeline/registerAdTimeline';
import { workbenchTheme } from './workbenchTheme';

registerAdTimeline();

document.fonts.add(new FontFace('Inter Variable', `url(${inter})`, { weight: '400 700' }));

const prefersDark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: workbenchTheme(prefersDark ? 'dark' : 'light'),
  sidebar: { showRoots: true },
});
