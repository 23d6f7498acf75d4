import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../src/app/build/output/buildSite';
import { createProgress } from '../src/app/build/engine/Progress';
import { ownSite } from './ownSite';
import { parseAddressList } from '../src/content/redirects/addressList';
import { parseFlags } from './cli/parseFlags.mjs';
import { reportBuildError } from './cli/reportBuildError';

const { values } = parseFlags({
  usage: 'npm run addresses -- [--content DIR]',
  options: { content: { type: 'string', default: ownSite.contentDir } },
});
const contentDir = path.resolve(values.content);
const file = path.join(contentDir, 'addresses.txt');
const outDir = path.join(ownSite.cacheDir, 'addresses');

function listed(): Set<string> {
  const list = existsSync(file) ? parseAddressList(readFileSync(file, 'utf8')) : [];
  return new Set(
    list.flatMap(({ pathname, anchors }) => [
      pathname,
      ...anchors.map((anchor) => `${pathname}#${anchor}`),
    ]),
  );
}

const before = listed();
await buildSite({
  ...ownSite,
  contentDir,
  outDir,
  publicDir:
    contentDir === ownSite.contentDir ? ownSite.publicDir : path.join(contentDir, 'public'),
  socialImages: false,
  acceptAddresses: true,
  progress: createProgress(),
}).catch((error: unknown) => reportBuildError(error, outDir));
const after = listed();
const gone = [...before].filter((address) => !after.has(address));
for (const address of gone) process.stdout.write(`  gone  ${address}\n`);
process.stdout.write(
  `${after.size} addresses: ${[...after].filter((address) => !before.has(address)).length} new, ${gone.length} gone. They are in ${path.relative(process.cwd(), file)}.\n`,
);
