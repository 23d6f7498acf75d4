import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectDir } from '../../paths';
import { checkLicenses, licensesPage } from './licenseFiles';
import { readShippedPackages, shippedPackagesPlugin, type ShippedPackage } from './shippedPackages';

const named = (name: string, license: string): ShippedPackage => ({
  name,
  version: '1.0.0',
  license,
  texts: [],
});

describe('checkLicenses', () => {
  it.each(['MIT', '(GPL-3.0-only OR MIT)', 'MIT AND OFL-1.1'])('accepts %s', (license) => {
    expect(() => checkLicenses([named('a', license)])).not.toThrow();
  });

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE', 'UNLICENSED', ''])(
    'fails for "%s", and says why and what to do',
    (license) => {
      expect(() => checkLicenses([named('b', 'MIT'), named('a', license)])).toThrow(
        new RegExp(
          `not on the allowed list:\\n {2}a@1\\.0\\.0: .*${license}.*\\n.*would publish.*Remove the import`,
          's',
        ),
      );
    },
  );

  it('accepts the commercial data grid', () => {
    const grid = named('@mui/x-data-grid-pro', 'SEE LICENSE IN LICENSE');
    expect(() => checkLicenses([grid])).not.toThrow();
  });
});

describe('a bundle', () => {
  // In the project, so that its imports find the installed packages.
  let folder: string;
  let packages: ShippedPackage[];
  beforeAll(async () => {
    folder = mkdtempSync(path.join(projectDir, '.cache-licenses-'));
    const files = {
      'entry.ts': `import './font.css'; import { clsx } from 'clsx'; import { gzipSync } from 'fflate';
        const unused = () => gzipSync; console.log(clsx('a'));`,
      'font.css': `@font-face { font-family: F; src: url('@fontsource/material-icons/files/material-icons-latin-400-normal.woff2') }`,
    };
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
    await build({
      configFile: false,
      root: projectDir,
      logLevel: 'error',
      plugins: [shippedPackagesPlugin()],
      build: {
        outDir: path.join(folder, 'out'),
        assetsInlineLimit: 0,
        rollupOptions: { input: path.join(folder, 'entry.ts') },
      },
    });
    packages = readShippedPackages([path.join(folder, 'out')]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('lists the packages of its modules and fonts, without unused imports', () => {
    expect(packages.map(({ name }) => name)).toEqual(['@fontsource/material-icons', 'clsx']);
  });

  it('is on the page with its license text', () => {
    const page = JSON.stringify(licensesPage(packages, 'Own license'));
    for (const text of ['Own license', 'clsx 2', '@fontsource/material-icons 5', 'OFL-1.1'])
      expect(page).toContain(text);
    expect(page).toContain('Permission is hereby granted');
  });
});
