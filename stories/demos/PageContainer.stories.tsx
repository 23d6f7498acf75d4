import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import PageContainerActions from '../../docs/core/react-page-container/demos/PageContainerActions';
import PageContainerBasic from '../../docs/core/react-page-container/demos/PageContainerBasic';
import PageContainerCustom from '../../docs/core/react-page-container/demos/PageContainerCustom';
import PageContainerFullScreen from '../../docs/core/react-page-container/demos/PageContainerFullScreen';
import PageContainerPageHeader from '../../docs/core/react-page-container/demos/PageContainerPageHeader';
import PageContainerTitleBreadcrumbs from '../../docs/core/react-page-container/demos/PageContainerTitleBreadcrumbs';
import { demoStory } from './demoStory';
import { inStyling } from './inStyling';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Page Container/Interactions',
});

export const ActionsActionClicked = meta.story({
  render: PageContainerActions,
  tags: ['all-modes'],
  play: async ({ canvas, globals, step, userEvent }) => {
    await step('As opened', async () => {
      const title = canvas.getByRole('heading', { name: 'Stock' }).getBoundingClientRect();
      const order = canvas.getByRole('button', { name: 'Order chains' }).getBoundingClientRect();
      await expect(
        globals.direction === 'rtl' ? title.left > order.right : title.right < order.left,
      ).toBe(true);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Order chains' }));
    await expect(await screen.findByText('Chains are ordered')).toBeInTheDocument();
  },
});

export const BasicBreadcrumbClicked = meta.story({
  render: PageContainerBasic,
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(canvas.getByRole('heading', { name: 'Wheels' })).toBeVisible();
      const crumbs = within(canvas.getByRole('navigation', { name: 'breadcrumb' })).getAllByRole(
        'link',
      );
      await expect(crumbs.map((crumb) => crumb.getAttribute('href'))).toEqual([
        '/',
        '/stock',
        '/stock/wheels',
      ]);
    });
    await userEvent.click(canvas.getByRole('link', { name: 'Stock' }));
    await expect(canvas.getByRole('heading', { name: 'Stock' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Wheels' })).not.toBeInTheDocument();
  },
});

export const CustomNextPage = meta.story({
  render: PageContainerCustom,
  tags: ['all-modes'],
  play: async ({ canvas, step, userEvent }) => {
    await step('As opened', async () => {
      await expect(canvas.getByRole('heading', { name: 'Repair 17' })).toBeVisible();
      const trail = within(canvas.getByRole('navigation', { name: 'breadcrumb' }));
      await expect(trail.getByRole('link', { name: 'Repairs' })).toHaveAttribute(
        'href',
        '/repairs',
      );
      await expect(trail.getByText('Repair 17')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Next repair' }));
    await expect(canvas.getByRole('heading', { name: 'Repair 18' })).toBeVisible();
    await expect(canvas.getByRole('navigation')).toHaveTextContent('Repair 18');
  },
});

export const FullScreenAsOpened = meta.story({
  render: PageContainerFullScreen,
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main').getBoundingClientRect();
    const plan = canvas
      .getByText('As wide and as high as the page')
      .parentElement!.getBoundingClientRect();
    await expect(main.bottom - plan.bottom).toBeLessThanOrEqual(16);
    await expect(main.width - plan.width).toBeLessThanOrEqual(48);
  },
});

export const FullScreenTailwind = FullScreenAsOpened.extend(
  inStyling('PageContainerFullScreen', 'tailwind'),
);

export const FullScreenCss = FullScreenAsOpened.extend(inStyling('PageContainerFullScreen', 'css'));

export const PageHeaderAsOpened = meta.story({
  render: PageContainerPageHeader,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Repairs' })).toBeVisible();
    await expect(canvas.getByText('Three are late')).toBeVisible();
  },
});

export const TitleBreadcrumbsAsOpened = meta.story({
  render: PageContainerTitleBreadcrumbs,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Touring bike, new chain' })).toBeVisible();
    const trail = within(canvas.getByRole('navigation', { name: 'breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'This week' })).toHaveAttribute(
      'href',
      '/repairs/week',
    );
    await expect(trail.getByText('Repair 17')).toBeVisible();
    await expect(trail.queryByRole('link', { name: 'Repair 17' })).not.toBeInTheDocument();
  },
});
