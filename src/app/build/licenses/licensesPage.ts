import { elementBlock as element } from '../../../content/blocks';
import type { Block, PageRecord } from '../../../content/PageRecord';
import { groupBy } from '../../../domain/groupBy';
import { pageStrings } from '../../../domain/strings/pageStrings';
import { pageOf } from '../../document/systemPages';
import type { ShippedPackage } from './shippedPackages';

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
