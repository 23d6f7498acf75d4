import { projectDir } from '../src/app/paths';
import { checkedPackages, createToolpadApp } from '../src/reference/packages/checkedPackages';
import { fetchPackage } from '../src/reference/packages/fetchPackage';
import { packedPackages } from '../src/reference/packages/packageTable';
import { packagesDirOf } from '../src/reference/packages/packagesDir';

/**
 * Fetches packages that are not installed: those that the reference is read from, and those that code in `docs` is
 * checked against. `npm ci` runs it, so that build and tests need no network. Packages that cannot be fetched now are
 * fetched by build and tests, which report those that are still missing.
 */
for (const wanted of [...packedPackages, ...checkedPackages, createToolpadApp]) {
  try {
    fetchPackage(packagesDirOf(projectDir), wanted);
  } catch (error) {
    process.stderr.write(
      `fetch-packages: ${wanted.name}@${wanted.version}: ${error instanceof Error ? error.message : String(error)}\n`,
    );
  }
}
