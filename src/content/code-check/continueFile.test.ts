import { expect, it } from 'vitest';
import { continueFile } from './continueFile';

const linesFrom = (first: number, text: string) =>
  text.split('\n').map((line, index) => ({ text: line, line: first + index }));
const textOf = (lines: readonly { text: string }[]) =>
  lines.map(({ text }) => text).filter((text) => text !== '');

const file = linesFrom(
  10,
  `import { Outlet } from 'react-router';
import Icon from './Icon';

// The menu.
const navigation = [1];

export default function App() {
  return navigation;
}

start();`,
);

it('replaces declarations where they stand, with what the fragment brings', () => {
  const change = linesFrom(50, `const more = 2;\n\nconst navigation = [1, more];`);
  expect(textOf(continueFile(file, change))).toEqual([
    "import { Outlet } from 'react-router';",
    "import Icon from './Icon';",
    'const more = 2;',
    'const navigation = [1, more];',
    'export default function App() {',
    '  return navigation;',
    '}',
    'start();',
  ]);
});

it('adds imports, one of which may widen an older one', () => {
  const merged = continueFile(
    file,
    linesFrom(
      50,
      `import { Outlet, useNavigate } from 'react-router';\nimport { other } from './other';`,
    ),
  );
  expect(textOf(merged).slice(0, 4)).toEqual([
    "import Icon from './Icon';",
    "import { Outlet, useNavigate } from 'react-router';",
    "import { other } from './other';",
    '// The menu.',
  ]);
});

it('takes one default export for another, whatever their names', () => {
  const merged = continueFile(
    file,
    linesFrom(50, 'const Shell = () => navigation;\n\nexport default Shell;'),
  );
  expect(textOf(merged)).not.toContain('export default function App() {');
  expect(textOf(merged)).toContain('export default Shell;');
});

it('keeps the place of each line on the page', () => {
  const merged = continueFile(file, linesFrom(50, 'const navigation = [2];'));
  expect(merged.find(({ text }) => text === 'const navigation = [2];')?.line).toBe(50);
  expect(merged.find(({ text }) => text === 'start();')?.line).toBe(20);
});
