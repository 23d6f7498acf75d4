import type { DemoCode } from '../../../src/domain/content/demoStylings';
import { sampleJs, sampleTs } from '../code/sampleCode';

const elements =
  '&lt;<span class="tk-t">AppProvider</span> <span class="tk-n">navigation</span>={navigation}&gt;\n  &lt;<span class="tk-t">DashboardLayout</span>&gt;{children}&lt;/<span class="tk-t">DashboardLayout</span>&gt;\n&lt;/<span class="tk-t">AppProvider</span>&gt;';

export const demoTs = {
  variant: 'TS',
  fileName: 'DashboardLayoutBasic.tsx',
  html: sampleTs,
} as const satisfies DemoCode;
export const demoJs = {
  variant: 'JS',
  fileName: 'DashboardLayoutBasic.jsx',
  html: sampleJs,
} as const satisfies DemoCode;

/** A demo with preview lines. */
export const withPreview: DemoCode[] = [demoTs, demoJs].map((part) => ({
  ...part,
  preview: [{ from: 0, html: elements }],
}));

const navigation =
  '<span class="tk-k">const </span>navigation = [\n  { segment: <span class="tk-s">\'orders\'</span>, title: <span class="tk-s">\'Orders\'</span> },\n  { segment: <span class="tk-s">\'parts\'</span>, title: <span class="tk-s">\'Parts\'</span> },\n];';

/** A demo with two preview regions. */
export const withTwoRegions: DemoCode[] = [demoTs, demoJs].map((part) => ({
  ...part,
  preview: [
    { from: 0, html: navigation },
    { from: 9, html: elements },
  ],
}));

const card = (
  variant: DemoCode['variant'],
  ending: string,
  attributes: string,
  styling?: DemoCode['styling'],
): DemoCode => ({
  variant,
  fileName: `Card${ending}.${variant === 'TS' ? 'tsx' : 'jsx'}`,
  html: `${ending === '.css' ? "import './Card.css';\n\n" : ''}export default function Card(${variant === 'TS' ? '{ title }: CardProps' : '{ title }'}) {\n  return &lt;div ${attributes}&gt;{title}&lt;/div&gt;;\n}`,
  ...(styling ? { styling } : {}),
});

/** A demo in three stylings that look the same. */
export const inThreeStylings: DemoCode[] = (['TS', 'JS'] as const).flatMap((variant) => [
  card(variant, '', 'sx={{ padding: 2 }}'),
  card(variant, '.tailwind', 'className="p-4"', 'Tailwind'),
  card(variant, '.css', 'className="card"', 'CSS'),
]);

/** Imported by the CSS version only. */
export const cardCss: DemoCode[] = [
  { variant: 'TS', styling: 'CSS', fileName: 'Card.css', html: '.card {\n  padding: 16px;\n}' },
];

export const rows: DemoCode[] = [
  { variant: 'TS', fileName: 'rows.ts', html: 'export const rows: Row[] = [];' },
  { variant: 'JS', fileName: 'rows.js', html: 'export const rows = [];' },
];

export const settings: DemoCode[] = [
  { variant: 'TS', fileName: 'settings.json', html: '{ "pageSize": 10 }' },
];

const button = (attributes: string) =>
  `&lt;Button ${attributes}&gt;\n  Save order\n&lt;/Button&gt;`;

const editableFile = (variant: DemoCode['variant'], ending: string, attributes: string) => ({
  variant,
  fileName: `SaveOrder${ending}.${variant === 'TS' ? 'tsx' : 'jsx'}`,
  html: `import Button from '@mui/material/Button';\n\nexport default function SaveOrder() {\n  return (\n    ${button(attributes).replaceAll('\n', '\n    ')}\n  );\n}`,
  preview: [{ from: 4, html: button(attributes) }],
});

/** A demo whose preview lines are lines of its file, in two stylings. */
export const editable: DemoCode[] = (['TS', 'JS'] as const).flatMap((variant) => [
  editableFile(variant, '', 'variant="contained"'),
  { ...editableFile(variant, '.tailwind', 'className="p-4"'), styling: 'Tailwind' as const },
]);
