import satisfies from 'spdx-satisfies';
import type { ShippedPackage } from './shippedPackages';

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
Publishing the site would publish their code under terms that no one has read. Allowed are ${allowedLicenses.join(', ')}. Remove the import, or read the license and add its SPDX id to src/app/build/licenses/checkLicenses.ts.`,
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
