import { expect, screen, within } from '../kit/storyTest';
import preview from '../../.storybook/preview';
import PageContainerActions from '../../docs/core/react-page-container/demos/PageContainerActions';
import PageContainerBasic from '../../docs/core/react-page-container/demos/PageContainerBasic';
import PageContainerCustom from '../../docs/core/react-page-container/demos/PageContainerCustom';
import PageContainerFullScreen from '../../docs/core/react-page-container/demos/PageContainerFullScreen';
import PageContainerPageHeader from '../../docs/core/react-page-container/demos/PageContainerPageHeader';
import PageContainerTitleBreadcrumbs from '../../docs/core/react-page-container/demos/PageContainerTitleBreadcrumbs';
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
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(canvas.getByRole('heading', { name: 'Brakes' })).toBeVisible();
      const crumbs = within(canvas.getByRole('navigation', { name: 'breadcrumb' })).getAllByRole(
        'link',
      );
      await expect(crumbs.map((crumb) => crumb.getAttribute('href'))).toEqual([
        '/',
        '/parts',
        '/parts/brakes',
      ]);
      await expect(canvas.queryByRole('row', { name: /Tire/ })).not.toBeInTheDocument();
    });
    await userEvent.click(canvas.getByRole('link', { name: 'Parts' }));
    await expect(canvas.getByRole('heading', { name: 'Parts' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Brakes' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /Tire/ })).toBeVisible();
  },
});

export const CustomNextPage = meta.story({
  render: PageContainerCustom,
  tags: ['all-modes'],
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(canvas.getByRole('heading', { name: 'SC-1037' })).toBeVisible();
      const trail = within(canvas.getByRole('navigation', { name: 'breadcrumb' }));
      await expect(trail.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
      await expect(trail.getByText('SC-1037')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Next order' }));
    await expect(canvas.getByRole('heading', { name: 'SC-1038' })).toBeVisible();
    await expect(canvas.getByRole('navigation')).toHaveTextContent('SC-1038');
  },
});

export const CustomParentPage = meta.story({
  render: PageContainerCustom,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
    await step('The page is "Orders", with its list', async () => {
      await expect(canvas.getByRole('heading', { name: 'Orders' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Open SC-1037' })).toBeVisible();
    });
  },
});

export const FullScreenAsOpened = meta.story({
  render: PageContainerFullScreen,
  play: async ({ canvas, step }) => {
    const main = canvas.getByRole('main').getBoundingClientRect();
    const [first, last] = ['Waiting', 'Ready'].map((status) =>
      canvas.getByText(status).parentElement!.getBoundingClientRect(),
    );
    await step('The columns fill the page to its bottom and both sides', async () => {
      await expect(main.bottom - last!.bottom).toBeLessThanOrEqual(16);
      await expect(main.width - (last!.right - first!.left)).toBeLessThanOrEqual(48);
    });
  },
});

export const PageHeaderAsOpened = meta.story({
  render: PageContainerPageHeader,
  play: async ({ canvas, step }) => {
    await step('The header has the title and the number of orders that are ready', async () => {
      await expect(canvas.getByRole('heading', { name: 'Orders' })).toBeVisible();
      await expect(canvas.getByText('Ready: 3')).toBeVisible();
    });
  },
});

export const TitleBreadcrumbsAsOpened = meta.story({
  render: PageContainerTitleBreadcrumbs,
  play: async ({ canvas, step }) => {
    await step(
      'The page has its own title, and breadcrumbs with links to the pages above',
      async () => {
        await expect(canvas.getByRole('heading', { name: 'Replace tires' })).toBeVisible();
        const trail = within(canvas.getByRole('navigation', { name: 'breadcrumb' }));
        await expect(trail.getByRole('link', { name: 'This week' })).toHaveAttribute(
          'href',
          '/orders/week',
        );
        await expect(trail.getByText('SC-1042')).toBeVisible();
        await expect(trail.queryByRole('link', { name: 'SC-1042' })).not.toBeInTheDocument();
      },
    );
  },
});
