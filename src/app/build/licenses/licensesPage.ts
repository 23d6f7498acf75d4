import type { Block, PageRecord } from '../../../content/PageRecord';
import { pageStrings } from '../../../domain/strings/pageStrings';
import { htmlBlock, pageOf } from '../../document/systemPages';
import type { ShippedPackage } from './shippedPackages';

const element = (
  tag: string,
  children: (string | Block)[],
  attributes: Record<string, string | number> = {},
): Block => ({ kind: 'element', tag, attributes, children });

const licenseText = (text: string) => element('pre', [text], { tabIndex: 0 });

function packageLink({ name, version, homepage }: ShippedPackage): Block {
  const label = `${name} ${version}`;
  return element('li', [homepage ? element('a', [label], { href: homepage }) : label]);
}

/** The license of the site and those of the packages in it; packages with the same license text share an entry. */
export function licensesPage(packages: readonly ShippedPackage[], ownLicense: string): PageRecord {
  const groups = new Map<string, ShippedPackage[]>();
  for (const shipped of packages) {
    const key = JSON.stringify([shipped.license, shipped.texts]);
    groups.set(key, [...(groups.get(key) ?? []), shipped]);
  }
  return pageOf(pageStrings['licenses.title'], pageStrings['licenses.lead'], [
    htmlBlock('p', pageStrings['licenses.lead'], { className: 'description' }),
    licenseText(ownLicense),
    element('h2', [pageStrings['licenses.packages']]),
    element('p', [element('a', [pageStrings['licenses.bill']], { href: 'sbom.cdx.json' })]),
    ...[...groups.values()].flatMap((group) => [
      element('ul', group.map(packageLink)),
      element('details', [
        element('summary', [group[0]!.license]),
        ...group[0]!.texts.map(licenseText),
      ]),
    ]),
  ]);
}
