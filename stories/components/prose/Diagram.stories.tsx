import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Diagram } from '../../../src/components/Diagram/Diagram';
import { diagrams } from '../../../src/domain/diagrams/diagrams';
import { forcedColors } from '../shared/mediaFeatures';
import { inProse } from '../shared/inProse';
import { noSidewaysScroll } from '../shared/noSidewaysScroll';

const meta = preview.meta({
  title: 'Components/Diagram',
  component: Diagram,
  args: { diagram: diagrams.BindingFlow },
  decorators: [inProse],
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
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('img', { name: /^The query orders/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await isReadable(context);
  },
});

export const Authentication = meta.story({ args: { diagram: diagrams.Authentication } });
export const CursorPagination = meta.story({ args: { diagram: diagrams.CursorPagination } });
export const CustomComponent = meta.story({ args: { diagram: diagrams.CustomComponent } });
export const CustomServer = meta.story({ args: { diagram: diagrams.CustomServer } });
export const Deployment = meta.story({ args: { diagram: diagrams.Deployment } });
export const EventHandling = meta.story({ args: { diagram: diagrams.EventHandling } });
export const FileLayout = meta.story({ args: { diagram: diagrams.FileLayout } });
export const FunctionCall = meta.story({ args: { diagram: diagrams.FunctionCall } });
export const IndexPagination = meta.story({ args: { diagram: diagrams.IndexPagination } });
export const PageHierarchy = meta.story({ args: { diagram: diagrams.PageHierarchy } });
export const QueryLife = meta.story({ args: { diagram: diagrams.QueryLife } });
export const Roles = meta.story({ args: { diagram: diagrams.Roles } });
export const RowsAndColumns = meta.story({ args: { diagram: diagrams.RowsAndColumns } });

export const Dark = BindingFlow.extend({ globals: { mode: 'dark' } });

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
