import { build, type Rolldown } from 'vite';
import { asInProduction } from '../../src/app/build/bundling/viteConfig';
import type { ImportSize } from '../../src/reference/records';
import { gzipped } from '../browser/measurePage';

/** Parts of a bundle that an app shares, each with what its packages import. A module is in the first that fits. */
const groups = Object.entries({
  react: /\/node_modules\/(?:react|react-dom|scheduler)\//,
  emotion: /\/node_modules\/@emotion\//,
  materialUi: /\/node_modules\/@mui\/(?!x-)/,
  muiX: /\/node_modules\/@mui\/x-/,
}).map(([name, test], index) => ({ name, test, priority: 4 - index }));

const entry = 'measured-import';

/** A production bundle of what a line imports, in chunks. */
async function bundle(line: string, codeSplitting: Rolldown.OutputOptions['codeSplitting']) {
  const load = (id: string) => (id === `\0${entry}` ? line.replace('import', 'export') : undefined);
  const { output } = (await build({
    ...asInProduction(),
    configFile: false,
    logLevel: 'error',
    plugins: [{ name: entry, resolveId: (id) => (id === entry ? `\0${entry}` : undefined), load }],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        onLog: () => undefined,
        output: { codeSplitting },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

const sizeOf = (chunks: readonly Rolldown.OutputChunk[]): ImportSize['all'] => ({
  minified: chunks.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0),
  gzip: chunks.reduce((sum, { code }) => sum + gzipped(code), 0),
});

/** What an import line adds to an app; the project is the working folder. */
export async function measureImport(line: string): Promise<ImportSize> {
  const chunks = await bundle(line, { groups });
  const sizeOfPart = (...names: string[]) =>
    sizeOf(chunks.filter(({ isEntry, name }) => !isEntry && names.includes(name)));
  return {
    own: sizeOf(chunks.filter(({ isEntry }) => isEntry)),
    // With what the bundler adds for CommonJS, which React is.
    react: sizeOfPart('react', 'rolldown-runtime'),
    emotion: sizeOfPart('emotion'),
    materialUi: sizeOfPart('materialUi'),
    muiX: sizeOfPart('muiX'),
    all: sizeOf(await bundle(line, false)),
  };
}
