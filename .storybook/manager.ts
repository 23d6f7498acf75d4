import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { registerAdTimeline } from './addons/ad-timeline/registerAdTimeline';

registerAdTimeline();

addons.setConfig({
  theme: create({
    base: globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    brandTitle: 'Toolpad docs workbench',
    brandUrl: '../',
    brandTarget: '_self',
    fontBase: "'Inter Variable', system-ui, sans-serif",
    fontCode: "'JetBrains Mono Variable', ui-monospace, monospace",
    appBorderRadius: 4,
    inputBorderRadius: 4,
  }),
  sidebar: { showRoots: true },
});
