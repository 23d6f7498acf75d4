import { expect, screen } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import PageContainerActions from '../../docs/core/react-page-container/demos/PageContainerActions';
import PageContainerBasic from '../../docs/core/react-page-container/demos/PageContainerBasic';
import PageContainerCustom from '../../docs/core/react-page-container/demos/PageContainerCustom';
import PageContainerFullScreen from '../../docs/core/react-page-container/demos/PageContainerFullScreen';
import { demoStory } from './demoStory';

const meta = preview.meta({
  ...demoStory,
  title: 'Page Container/Interactions',
  tags: ['!autodocs'],
});

export const ActionsActionClicked = meta.story({
  render: PageContainerActions,
  tags: ['all-modes'],
  play: async ({ canvas, globals, step, userEvent }) => {
    await step('As opened', async () => {
      const title = canvas.getByRole('heading', { name: 'Revenue' }).getBoundingClientRect();
      const button = canvas.getByRole('button', { name: 'Export' }).getBoundingClientRect();
      await expect(
        globals.direction === 'rtl' ? title.left > button.right : title.right < button.left,
      ).toBe(true);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await screen.findByText('Report exported')).toBeInTheDocument();
  },
});

export const ActionsRangeChanged = meta.story({
  render: PageContainerActions,
  play: async ({ canvas, userEvent, step }) => {
    await step('October is shown', () => expect(canvas.getByText('Oct')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '3M' }));
    await step('Three months are shown, without October', async () => {
      await expect(canvas.queryByText('Oct')).not.toBeInTheDocument();
      await expect(canvas.getByText('Jan')).toBeVisible();
    });
  },
});

export const BasicBreadcrumbClicked = meta.story({
  render: PageContainerBasic,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Parts' }));
    await expect(canvas.getByRole('heading', { name: 'Parts' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Brakes' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /Tire/ })).toBeVisible();
  },
});

export const CustomNextPage = meta.story({
  render: PageContainerCustom,
  tags: ['all-modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next order' }));
    await expect(canvas.getByRole('heading', { name: 'SC-1038' })).toBeVisible();
    await expect(canvas.getByRole('navigation')).toHaveTextContent('SC-1038');
  },
});

/** The page is "Orders", with its list. */
export const CustomParentPage = meta.story({
  render: PageContainerCustom,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
    await expect(canvas.getByRole('heading', { name: 'Orders' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open SC-1037' })).toBeVisible();
  },
});

/** The columns fill the page to its bottom and both sides. */
export const FullScreenAsOpened = meta.story({
  render: PageContainerFullScreen,
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main').getBoundingClientRect();
    const [first, last] = ['Waiting', 'Ready'].map((status) =>
      canvas.getByText(status).parentElement!.getBoundingClientRect(),
    );
    await expect(main.bottom - last!.bottom).toBeLessThanOrEqual(16);
    await expect(main.width - (last!.right - first!.left)).toBeLessThanOrEqual(48);
  },
});
