import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { buildSite } from './buildSite';
import { silentProgress } from '../engine/Progress';
import { testFolder } from '../../../reference/testing/testFolder';

const folder = testFolder();
afterEach(() => vi.unstubAllEnvs());

const page = '---\ntitle: One\ndescription: About one\nlayout: landing\n---\n\n# One\n\n';

/** The files of a site that was built with nothing cached, in a content folder of its own. */
async function built(nodeEnv: string | undefined): Promise<Map<string, string>> {
  vi.stubEnv('NODE_ENV', nodeEnv);
  const at = (name: string) => path.join(folder, nodeEnv ?? 'unset/deeper', name);
  mkdirSync(at('content/demos'), { recursive: true });
  writeFileSync(
    at('content/index.mdx'),
    `${page}<Demo name="Hello" title="Hello" height={200} />\n`,
  );
  writeFileSync(
    at('content/demos/Hello.tsx'),
    "import Button from '@mui/material/Button';\n\nexport default () => <Button>Hello</Button>;\n",
  );
  await buildSite({
    contentDir: at('content'),
    outDir: at('out'),
    base: '/x/',
    cacheDir: at('cache'),
    progress: silentProgress,
  });
  const files = readdirSync(at('out'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name));
  return new Map(
    files.map((file) => [path.relative(at('out'), file), readFileSync(file, 'latin1')]),
  );
}

it('builds the same bytes whatever NODE_ENV says', { timeout: 180_000 }, async () => {
  const production = await built(undefined);
  expect(production.size).toBeGreaterThan(20);
  for (const nodeEnv of ['development', 'test']) {
    const other = await built(nodeEnv);
    expect([...other.keys()].sort(), nodeEnv).toEqual([...production.keys()].sort());
    for (const [file, text] of other)
      expect(text === production.get(file), `${file} with NODE_ENV=${nodeEnv}`).toBe(true);
  }
});
