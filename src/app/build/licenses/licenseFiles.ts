import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageRecord } from '../../../content/PageRecord';
import type { BrowserCode } from '../../bundling/bundles';
import { projectDir } from '../../paths';
import { checkLicenses } from './checkLicenses';
import { licensesPage } from './licensesPage';
import { readShippedPackages } from './shippedPackages';

/**
 * The licenses page, by path.
 * @throws {Error} when a package has a license that is not allowed
 */
export function licenseFiles(
  base: string,
  { client, frames, serviceWorker, docsServer }: BrowserCode,
): Record<string, PageRecord> {
  const bundles = [client, serviceWorker, frames, docsServer].filter((one) => one !== undefined);
  const packages = readShippedPackages(bundles.map(({ folder }) => folder));
  checkLicenses(packages);
  const ownLicense = readFileSync(path.join(projectDir, 'LICENSE'), 'utf8').trim();
  return { [`${base}licenses/index.html`]: licensesPage(packages, ownLicense) };
}
