import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageRecord, Block } from '../../../../content/PageRecord';
import type { BrowserCode } from '../../bundling/bundles';
import { projectDir } from '../../paths';
import { readShippedPackages, type ShippedPackage } from './shippedPackages';
import satisfies from 'spdx-satisfies';
import { elementBlock as element } from '../../../../content/blocks';
import { groupBy } from '../../../../domain/groupBy';
import { pageStrings } from '../../../../domain/strings/pageStrings';
import { pageOf } from '../../document/systemPages';

/**
 * The licenses page, by path.
 * @throws {Error} when a package has a license that is not allowed
 */
export function licenseFiles(
  base: string,
  { client, frames, serviceWorker, docsServer }: BrowserCode,
): Record<string, PageRecord> {
  const bundles = [client, serviceWorker, frames, frames?.edit, docsServer].filter(
    (one) => one !== undefined,
  );
  const packages = readShippedPackages(bundles.map(({ folder }) => folder));
  checkLicenses(packages);
  const ownLicense = readFileSync(path.join(projectDir, 'LICENSE'), 'utf8').trim();
  return { [`${base}licenses/index.html`]: licensesPage(packages, ownLicense) };
}

/** Licenses under which something may be in the output, by their SPDX ids. */
const allowedLicenses = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** Packages with a commercial license: in the output only where the build has a license key for them. */
const commercialPackages = /^@mui\/x-(?:data-grid-pro|license|license-pro)$/;

/** @throws {Error} when a package may not be published, with every such package. */
export function checkLicenses(packages: readonly ShippedPackage[]): void {
  const problems = packages.filter(({ name, license }) => !isAllowed(name, license));
  if (problems.length === 0) return;
  const lines = problems.map(
    ({ name, version, license }) =>
      `  ${name}@${version}: ${license === '' ? 'states no license' : `license "${license}"`}`,
  );
  throw new Error(
    `The site contains packages whose license is not on the allowed list:
${lines.join('\n')}
Publishing the site would publish their code under terms that no one has read. Allowed are ${allowedLicenses.join(', ')}. Remove the import, or read the license and add its SPDX id to src/app/build/output/licenses/licenseFiles.ts.`,
  );
}

function isAllowed(name: string, license: string): boolean {
  if (commercialPackages.test(name)) return true;
  try {
    return satisfies(license, allowedLicenses);
  } catch {
    // No SPDX expression: "SEE LICENSE IN …", "UNLICENSED", nothing.
    return false;
  }
}

const licenseText = (text: string) => element('pre', [text], { tabIndex: 0 });

const labelOf = ({ name, version }: ShippedPackage) => `${name} ${version}`;

/** Some packages have words where their home page should be. */
const isUrl = (homepage = '') => /^https?:/.test(homepage);

/** Packages with the same license text: their names, and in the fold their home pages and the text. */
function fold(packages: readonly ShippedPackage[]): Block {
  const links = packages
    .filter(({ homepage }) => isUrl(homepage))
    .map((one) => element('li', [element('a', [labelOf(one)], { href: one.homepage! })]));
  return element('details', [
    element('summary', [packages.map(labelOf).join(', ')]),
    ...(links.length > 0 ? [element('ul', links)] : []),
    ...packages[0]!.texts.map(licenseText),
  ]);
}

/** The identifier of a license; a license that has none is in a file. */
const licenseOf = ({ license }: ShippedPackage) =>
  license.startsWith('SEE ') ? pageStrings['licenses.commercial'] : license;

/** The licenses of the site and of its packages, the most frequent first. Those with the same text share a fold. */
export function licensesPage(packages: readonly ShippedPackage[], ownLicense: string): PageRecord {
  const licenses = [...groupBy(packages, licenseOf)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([license, group]) => ({
      id: license.replace(/\W+/g, '-'),
      title: `${license} (${group.length})`,
      folds: [...groupBy(group, ({ texts }) => texts.join()).values()].map(fold),
    }));
  return pageOf(pageStrings['licenses.title'], pageStrings['licenses.lead'], [
    element('ul', [
      ...licenses.map(({ id, title }) =>
        element('li', [element('a', [title], { href: `#${id}` })]),
      ),
    ]),
    element('h2', [pageStrings['licenses.site']]),
    element('details', [
      element('summary', [ownLicense.split('\n', 1)[0]!]),
      licenseText(ownLicense),
    ]),
    ...licenses.flatMap(({ id, title, folds }) => [element('h2', [title], { id }), ...folds]),
  ]);
}
