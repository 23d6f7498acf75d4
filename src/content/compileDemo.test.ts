import { expect, it } from 'vitest';
import { compileDemo, toJavaScript } from './compileDemo';

const source = `import * as React from 'react';
import { DashboardLayout, type Navigation } from '@toolpad/core';
import type { Router } from '@toolpad/core';

interface Props {
  /** Shown first. */
  label: string;
}

// Kept: it explains the line below.
const items: Navigation = [{ kind: 'header', title: 'x' }];

export default function Demo({ label }: Props): React.ReactNode {
  const [value, setValue] = React.useState<string | null>(null);
  return <div onClick={() => setValue(label as string)}>{value!}</div>;
}
`;

it('takes the types out and keeps comments, order and JSX', async () => {
  expect(await toJavaScript(source)).toBe(`import * as React from 'react';
import { DashboardLayout } from '@toolpad/core';

// Kept: it explains the line below.
const items = [{ kind: 'header', title: 'x' }];

export default function Demo({ label }) {
  const [value, setValue] = React.useState(null);
  return <div onClick={() => setValue(label)}>{value}</div>;
}`);
});

it('reports TypeScript that is more than types', async () => {
  const { demo, problems } = await compileDemo('a/demos/D.tsx', 'D', 'docs/a/demos/D.tsx', 'enum Kind { A }\nexport default () => null;\n');
  expect(demo.code.map((code) => code.variant)).toEqual(['TS']);
  expect(problems).toMatchObject([{ file: 'docs/a/demos/D.tsx', what: 'No JavaScript could be made from the demo: `enum Kind { A }` cannot be erased.' }]);
});
