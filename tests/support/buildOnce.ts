import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundled, sourceHash } from '../../src/app/build/bundling/bundles';
import { defaultCacheDir, projectDir, publicDir } from '../../src/app/build/paths';
import { hashOf, hashOfFiles } from '../../src/app/build/engine/hash';
import { defaultBase } from '../../scripts/defaultBase';

type Files = Readonly<Record<string, string>>;

/** Runs the regular command. */
function build(outDir: string, content: string | undefined, environment: Files) {
  const command = [
    '--import',
    'tsx',
    'scripts/build-site.ts',
    '--base',
    defaultBase,
    '--out',
    outDir,
  ];
  execFileSync(process.execPath, [...command, ...(content ? ['--content', content] : [])], {
    // Ads are off by default in a folder that is not the documentation.
    env: { ...process.env, DOCS_ADS: 'on', ...environment },
    stdio: 'pipe',
  });
}

/**
 * Builds a site with the regular command, once for the same code, content and variables. Returns its folder, which is
 * not to be changed.
 * @param files of the content folder; the documentation itself where there are none
 */
export function buildOnce(files: Files | undefined, environment: Files): Promise<string> {
  const content = files
    ? JSON.stringify(files)
    : hashOf(hashOfFiles(projectDir, ['docs', ...(existsSync(publicDir) ? ['public'] : [])]));
  const variables = JSON.stringify(Object.entries(environment).sort());
  const site = hashOf(files ? content : '', variables);
  const key = hashOf(sourceHash(), content, variables);
  return bundled(path.join(defaultCacheDir, 'test-sites'), site, key, async (outDir) => {
    // Always the same folder, as the cache keeps what it has made of a folder.
    const folder = files && path.join(os.tmpdir(), `content-${site}`);
    for (const [name, text] of Object.entries(files ?? {})) {
      const file = path.join(folder!, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    build(outDir, folder, environment);
  });
}
