import { expect, waitFor } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { sandboxVersions } from '../../../src/domain/code/sandboxProject';
import { demoFrameStory, openMore, threeStylings } from './demoFrameStory';
import { downloaded } from './interceptProjects';
import { rows } from './sampleDemo';
import { withRoomBelow } from '../../kit/withRoom';

/** The files of a downloaded project, in the language and styling that the demo shows. */
const meta = preview.meta({
  ...demoFrameStory,
  title: 'DemoFrame download',
  decorators: [...demoFrameStory.decorators, withRoomBelow],
});

/** A complete project with the shown language, styling and files. */
export const TypeScript = meta.story({
  args: { modules: [rows] },
  play: async ({ canvas, userEvent }) => {
    await openMore({ canvas, userEvent });
    const { name, files } = await downloaded(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Download project' })),
    );
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Download project' })).toBeNull(),
    );
    await expect(name).toBe('a-dashboard-with-two-pages.zip');
    await expect(
      Object.keys(files).map((file) => file.replace('a-dashboard-with-two-pages/', '')),
    ).toEqual(
      expect.arrayContaining([
        'package.json',
        'index.html',
        'vite.config.ts',
        'tsconfig.json',
        'src/main.tsx',
        'src/Demo.tsx',
        'src/rows.ts',
      ]),
    );
    await expect(JSON.parse(files['a-dashboard-with-two-pages/package.json']!)).toMatchObject({
      dependencies: {
        '@toolpad/core': '0.13.0',
        '@mui/material': sandboxVersions['@mui/material'],
      },
    });
    await expect(files['a-dashboard-with-two-pages/src/Demo.tsx']).toContain(': Navigation');
  },
});

export const Tailwind = TypeScript.extend({
  args: threeStylings,
  globals: { codeVariant: 'JS', codeStyling: 'Tailwind' },
  play: async ({ canvas, userEvent }) => {
    await openMore({ canvas, userEvent });
    const { files } = await downloaded(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Download project' })),
    );
    await expect(files['a-dashboard-with-two-pages/src/Demo.jsx']).toContain('p-4');
    await expect(files['a-dashboard-with-two-pages/vite.config.js']).toContain('tailwindcss()');
    await expect(files['a-dashboard-with-two-pages/src/tailwind.css']).toContain(
      'layer(utilities)',
    );
  },
});
