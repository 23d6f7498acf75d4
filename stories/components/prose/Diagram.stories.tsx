import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Diagram } from '../../../src/components/Diagram/Diagram';
import { diagrams } from '../../../src/domain/diagrams/diagrams';
import { forcedColors } from '../shared/mediaFeatures';
import { inArticle } from '../shared/inArticle';
import { noSidewaysScroll } from '../shared/noSidewaysScroll';
import { sampleOf } from '../shared/choices';

const meta = preview.meta({
  title: 'Diagram',
  component: Diagram,
  argTypes: { diagram: sampleOf(diagrams) },
  args: { diagram: diagrams.BindingFlow },
  decorators: [inArticle],
});

/** One of the two layouts is visible, and its smallest text is at least 12 px high. */
async function isReadable({ canvas }: { canvas: { getByRole: (role: string) => HTMLElement } }) {
  const drawing = canvas.getByRole('img') as unknown as SVGSVGElement;
  const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
  const sizes = [...drawing.querySelectorAll('text')].map((text) =>
    Number.parseFloat(getComputedStyle(text).fontSize),
  );
  await expect(Math.min(...sizes) * scale).toBeGreaterThanOrEqual(12);
}

export const BindingFlow = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    const { canvas } = context;
    await expect(
      canvas.getByRole('img', { name: /^The result of the orders query/ }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await isReadable(context);
  },
});

export const AccountSlots = meta.story({ args: { diagram: diagrams.AccountSlots } });
export const Authentication = meta.story({ args: { diagram: diagrams.Authentication } });
export const BreadcrumbTrail = meta.story({ args: { diagram: diagrams.BreadcrumbTrail } });
export const CrudRoutes = meta.story({ args: { diagram: diagrams.CrudRoutes } });
export const CursorPagination = meta.story({ args: { diagram: diagrams.CursorPagination } });
export const CustomComponent = meta.story({ args: { diagram: diagrams.CustomComponent } });
export const CustomServer = meta.story({ args: { diagram: diagrams.CustomServer } });
export const Deployment = meta.story({ args: { diagram: diagrams.Deployment } });
export const DialogPromise = meta.story({ args: { diagram: diagrams.DialogPromise } });
export const EventHandling = meta.story({ args: { diagram: diagrams.EventHandling } });
export const FileLayout = meta.story({ args: { diagram: diagrams.FileLayout } });
export const FunctionCall = meta.story({ args: { diagram: diagrams.FunctionCall } });
export const IndexPagination = meta.story({ args: { diagram: diagrams.IndexPagination } });
export const LabelLookup = meta.story({ args: { diagram: diagrams.LabelLookup } });
export const LayoutWidths = meta.story({ args: { diagram: diagrams.LayoutWidths } });
export const NavigationPaths = meta.story({ args: { diagram: diagrams.NavigationPaths } });
export const NextAppRouterFiles = meta.story({ args: { diagram: diagrams.NextAppRouterFiles } });
export const NextPagesRouterFiles = meta.story({
  args: { diagram: diagrams.NextPagesRouterFiles },
});
export const NotificationQueue = meta.story({ args: { diagram: diagrams.NotificationQueue } });
export const PageContainerSlots = meta.story({ args: { diagram: diagrams.PageContainerSlots } });
export const PageHierarchy = meta.story({ args: { diagram: diagrams.PageHierarchy } });
export const PersistedState = meta.story({ args: { diagram: diagrams.PersistedState } });
export const ProviderTree = meta.story({ args: { diagram: diagrams.ProviderTree } });
export const QueryLife = meta.story({ args: { diagram: diagrams.QueryLife } });
export const ReactRouterRoutes = meta.story({ args: { diagram: diagrams.ReactRouterRoutes } });
export const Roles = meta.story({ args: { diagram: diagrams.Roles } });
export const RowsAndColumns = meta.story({ args: { diagram: diagrams.RowsAndColumns } });
export const ServerGrid = meta.story({ args: { diagram: diagrams.ServerGrid } });
export const SessionFlow = meta.story({ args: { diagram: diagrams.SessionFlow } });
export const SignInPageSlots = meta.story({ args: { diagram: diagrams.SignInPageSlots } });

/** Names of slots beside the outline; on a phone, numbers on it. */
export const DashboardLayoutSlots = meta.story({
  globals: { viewport: { value: 'tablet' } },
  args: { diagram: diagrams.DashboardLayoutSlots },
  play: async (context) => {
    const { canvas } = context;
    const drawing = canvas.getByRole('img', { name: /^The outline of DashboardLayout/ });
    await expect(within(drawing).getByText('sidebarFooter')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent(/^sidebarFooter is empty/);
    await isReadable(context);
  },
});

export const DashboardLayoutSlotsOnAPhone = DashboardLayoutSlots.extend({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const drawing = context.canvas.getByRole('img', { name: /^The outline of DashboardLayout/ });
    await expect(within(drawing).queryByText('sidebarFooter')).toBeNull();
    await expect(within(drawing).getByText('4')).toBeVisible();
    await isReadable(context);
    await noSidewaysScroll();
  },
});

export const SlotsInForcedColors = DashboardLayoutSlots.extend({ ...forcedColors });

/** The drawing itself runs from left to right, like the code that it shows. */
export const RightToLeft = BindingFlow.extend({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('figure')).direction).toBe('ltr');
  },
});

export const OnAPhone = BindingFlow.extend({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await isReadable(context);
    await noSidewaysScroll();
  },
});

/** Lines and text have the system's colors. */
export const ForcedColors = BindingFlow.extend({ ...forcedColors });

export const WithoutLegend = meta.story({
  args: { diagram: { ...diagrams.BindingFlow, legend: [] } },
});
