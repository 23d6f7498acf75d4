import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCaveat } from '../../src/app/build/reference/recordPage';
import { readReference } from '../../src/reference/readReference';
import { createSsrServer } from '../support/ssrServer';

const { components, hooks, modules, studio } = readReference();
const lines = [...components, ...hooks].flatMap(({ name, imports }) =>
  [imports.root, imports.subpath].map((line) => ({ name, line })),
);
const moduleOf = (line: string) => /'([^']+)'/.exec(line)![1]!;

/**
 * Runs modules as bundled for a browser or a server.
 * @param missing a module that is not there
 */
function bundler(missing?: string): Promise<ViteDevServer> {
  return createSsrServer({
    resolve: { alias: studioAliases },
    plugins: [
      {
        name: 'import lines',
        enforce: 'pre',
        resolveId(id) {
          if (id === missing) throw new Error(`There is no ${id}.`);
          return /^(line|absent):/.test(id) ? `\0${id}` : undefined;
        },
        load: (id) => {
          if (id.startsWith('\0line:')) return lineModule(id.slice('\0line:'.length));
          return id.startsWith('\0absent:')
            ? `export const ${id.slice('\0absent:'.length)} = undefined;`
            : undefined;
        },
      },
    ],
  });
}

/** The import line as shown, followed by an export of what it imports. */
function lineModule(line: string): string {
  return `${line}\nexport const imported = ${/\{ (\w+) \}/.exec(line)![1]};`;
}

/**
 * `@toolpad/studio` is not installed: each of these modules of it exports what that of its runtime does.
 * Packages that the runtime's server code imports, and only imports, are stubs.
 */
const studioAliases = {
  '@toolpad/studio/browser': '@toolpad/studio-runtime/browser',
  '@toolpad/studio/server': '@toolpad/studio-runtime/server',
  '@auth/core/jwt': 'absent:getToken',
  '@webcontainer/env': 'absent:isWebContainer',
};

const running = {
  material6: undefined as ViteDevServer | undefined,
  material7: undefined as ViteDevServer | undefined,
};

beforeAll(async () => {
  running.material6 = await bundler();
  running.material7 = await bundler(importCaveat.missing);
});
afterAll(async () => {
  await Promise.all([running.material6?.close(), running.material7?.close()]);
});

const importedBy = (server: ViteDevServer | undefined, line: string) =>
  server!.ssrLoadModule(`line:${line}`).then(({ imported }) => imported as unknown);

test.each(lines)('$line', { timeout: 120_000 }, async ({ name, line }) => {
  const imported = await importedBy(running.material6, line);
  expect(imported).toBeTypeOf('function');
  expect((imported as { name: string }).name || name).toMatch(/^(use)?[A-Z]/);
});

test(
  'with Material UI 7, which has another name for a module, exactly the modules named in the caveat fail to load',
  { timeout: 120_000 },
  async () => {
    const modules = [...new Set(lines.map(({ line }) => moduleOf(line)))];
    const failing: string[] = [];
    for (const module of modules) {
      const { line } = lines.find((one) => moduleOf(one.line) === module)!;
      try {
        await importedBy(running.material7, line);
      } catch (error) {
        expect(String(error)).toContain(importCaveat.missing);
        failing.push(module);
      }
    }
    expect(failing.sort()).toEqual([...importCaveat.modules]);
  },
);

const needsAnInstall = studio.functions.filter(({ name }) => name === 'createHandler');

test.each(studio.functions.filter((one) => !needsAnInstall.includes(one)))(
  '$import',
  { timeout: 120_000 },
  async ({ import: line }) => {
    expect(await importedBy(running.material6, line)).toBeTypeOf('function');
  },
);

// This module is Studio's server with 914 packages. The line was run once in a folder where they were installed.
test.each(needsAnInstall)('$import imports an existing export', ({ name, import: line }) => {
  expect(modules[moduleOf(line)]).toContainEqual(
    expect.objectContaining({ name, kind: 'function' }),
  );
});
