import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listSources } from '../../../content/sources';
import { importedPackages, sandboxVersions } from '../../../domain/code/sandboxProject';
import { demoFiles, serverFailure } from './demoFiles';

it('gives each demo the stylings that it has', () => {
  const demos = ['a/demos/One.tsx', 'b/demos/Three.tsx'];
  const stylings = ['b/demos/Three.css.tsx', 'b/demos/Three.tailwind.tsx'];
  expect(demoFiles('/docs', { demos, stylings })).toEqual({
    One: { 'MUI System': '/docs/a/demos/One.tsx' },
    Three: {
      'MUI System': '/docs/b/demos/Three.tsx',
      Tailwind: '/docs/b/demos/Three.tailwind.tsx',
      CSS: '/docs/b/demos/Three.css.tsx',
    },
  });
});

it('finds a pinned version for each package that a demo of this site imports', () => {
  const { modules } = listSources('docs');
  const code = modules
    .filter((file) => file.includes('/demos/') && /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join('docs', file), 'utf8'));
  expect(code.length).toBeGreaterThan(70);
  expect(importedPackages(code).filter((name) => !(name in sandboxVersions))).toEqual([]);
});

it('names the line of the demo, and the way out', () => {
  const cause = Object.assign(new ReferenceError('window is not defined'), {
    stack:
      'ReferenceError: window is not defined\n    at Part (/x/docs/a/demos/Part.tsx:12:7)\n    at y (/y.mjs:1:1)',
  });
  expect(serverFailure(new Error('Part', { cause }))).toMatch(
    /^\/x\/docs\/a\/demos\/Part\.tsx:12: The demo Part cannot be rendered on a server: window is not defined\. Read /,
  );
  expect(serverFailure(new Error('Part', { cause: 'no' }))).toMatch(
    /^The demo Part .*: no\. Read /,
  );
});
