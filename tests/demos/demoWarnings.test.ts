import { readdirSync } from 'node:fs';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dataGridPlugin } from '../../src/app/build/bundling/dataGridPlugin';
import { packageAliases } from '../../src/app/build/paths';
import { createSsrServer } from '../support/ssrServer';

const demos = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\bdemos\/[^/]+\.tsx$/.test(file),
);

let server: ViteDevServer;
beforeAll(async () => {
  server = await createSsrServer({
    resolve: { alias: packageAliases },
    plugins: [dataGridPlugin(undefined)],
  });
});
afterAll(() => server.close());

// `failOnWarning` fails a test with a warning. The workbench and the site have React for production, which has none.
it.each(demos)(
  '%s renders without a warning of React, Material UI or MUI X',
  { timeout: 60_000 },
  async (file) => {
    const warn = vi.spyOn(console, 'warn');
    const { default: Demo } = (await server.ssrLoadModule(`/docs/${file}`)) as {
      default: ComponentType;
    };
    expect(renderToString(createElement(Demo))).not.toBe('');
    expect(warn.mock.calls).toEqual([]);
  },
);
