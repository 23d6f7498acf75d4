import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import DashboardLayoutHeadings from '../../docs/core/react-dashboard-layout/demos/DashboardLayoutHeadings';
import { demoStory } from './demoStory';
import { withoutAxeRule } from './withoutAxeRule';

const meta = preview.meta({
  ...demoStory,
  title: 'Demos/Dashboard Layout/Headings',
  component: DashboardLayoutHeadings,
  // The package puts the heading into the list without an item around it.
  parameters: { ...demoStory.parameters, ...withoutAxeRule('list') },
});

export const AsOpened = meta.story({
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation');
    await expect(navigation).toHaveTextContent(
      /Workshop.*Repairs.*Stock.*Office.*People.*Invoices/,
    );
    await expect(within(navigation).getByText('Office')).toBeVisible();
  },
});

export const SidebarCollapsed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation menu' }));
    const office = within(canvas.getByRole('navigation')).getByText('Office');
    await waitFor(() => expect(office.offsetHeight).toBe(0));
    await expect(canvas.getByRole('link', { name: 'Invoices' })).toBeVisible();
  },
});

export const RightToLeftAndDark = AsOpened.extend({ globals: { direction: 'rtl', mode: 'dark' } });
