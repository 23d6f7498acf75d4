import { expect, waitFor } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { demoFrameStory, openMore } from './demoFrameStory';
import { downloaded } from './interceptProjects';
import { rows } from './sampleDemo';
import { withRoomBelow } from '../../kit/withRoom';

/** The files of a downloaded project, in the language and styling that the demo shows. */
const meta = preview.meta({
  ...demoFrameStory,
  title: 'DemoFrame download',
  decorators: [...demoFrameStory.decorators, withRoomBelow],
});

/** What is in a project, `src/domain/code/sandboxProject.test.ts` checks. */
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
    await expect(files).toHaveProperty(['a-dashboard-with-two-pages/src/rows.ts']);
    await expect(files['a-dashboard-with-two-pages/src/Demo.tsx']).toContain(': Navigation');
  },
});
