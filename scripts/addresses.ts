import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../src/app/build/output/buildSite';
import { createProgress } from '../src/app/build/engine/Progress';
import { parseAddressList } from '../src/content/redirects/addressList';
import { parseFlags } from './cli/parseFlags.mjs';
import { reportBuildError } from './cli/reportBuildError';
import { siteFlags, siteOfFlags } from './cli/siteFlags';

const { values } = parseFlags({
  usage: 'npm run addresses -- [--content DIR]',
  options: { content: siteFlags.content },
});
const site = siteOfFlags(values);
const file = path.join(site.contentDir, 'addresses.txt');
const outDir = path.join(site.cacheDir, 'addresses');

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
  ...site,
  outDir,
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
