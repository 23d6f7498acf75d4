import { expect, within } from '../../kit/storyTest';
import figures from 'virtual:figures';
import preview from '../../../.storybook/preview';
import { Diagram } from '../../../src/components/Diagram/Diagram';
import { forcedColors, noSidewaysScroll } from '../shared/checks';
import { inArticle } from '../../kit/decorators';
import { sampleOf, caption } from '../../kit/docs';

const { Diagram: diagrams } = figures;

const meta = preview.meta({
  title: 'Diagram',
  component: Diagram,
  argTypes: { diagram: sampleOf(diagrams) },
  args: { diagram: diagrams['BindingFlow']! },
  decorators: [inArticle],
});

/** One of the two layouts is visible, and its smallest text is at least 12 px high. */
async function isReadable({ canvas }: { canvas: { getByRole: (role: string) => HTMLElement } }) {
  const diagram = canvas.getByRole('img') as unknown as SVGSVGElement;
  const scale = diagram.getBoundingClientRect().width / diagram.viewBox.baseVal.width;
  const sizes = [...diagram.querySelectorAll('text')].map((text) =>
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

/** Every diagram of the pages. */
export const All = meta.story({
  tags: ['no-play'],
  render: () => (
    <>
      {Object.entries(diagrams).map(([name, diagram]) => (
        <Diagram key={name} diagram={diagram} />
      ))}
    </>
  ),
});

/** Names of slots beside the outline; on a phone, numbers on it. */
export const DashboardLayoutSlots = meta.story({
  globals: { viewport: { value: 'tablet' } },
  args: { diagram: diagrams['DashboardLayoutSlots']! },
  play: async (context) => {
    const { canvas } = context;
    const diagram = canvas.getByRole('img', { name: /^The outline of DashboardLayout/ });
    await expect(within(diagram).getByText('sidebarFooter')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent(/^sidebarFooter is empty/);
    await isReadable(context);
  },
});

export const DashboardLayoutSlotsOnAPhone = DashboardLayoutSlots.extend({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const diagram = context.canvas.getByRole('img', { name: /^The outline of DashboardLayout/ });
    await expect(within(diagram).queryByText('sidebarFooter')).toBeNull();
    await expect(within(diagram).getByText('4')).toBeVisible();
    await isReadable(context);
    await noSidewaysScroll();
  },
});

export const RightToLeft = BindingFlow.extend({
  parameters: caption('The diagram itself runs from left to right, like the code that it shows.'),
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

export const ForcedColors = BindingFlow.extend({
  parameters: {
    ...caption("Lines and text have the system's colors."),
    ...forcedColors.parameters,
  },
});

export const WithoutLegend = meta.story({
  tags: ['no-play'],
  args: { diagram: { ...diagrams['BindingFlow']!, legend: [] } },
});
