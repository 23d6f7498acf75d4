import { projectDir } from '../src/app/build/paths';
import { checkedPackages } from '../src/reference/packages/checkedPackages';
import { fetchPackage } from '../src/reference/packages/fetchPackage';
import { packedPackages } from '../src/reference/packages/packageTable';
import { packagesDirOf } from '../src/reference/packages/packagesDir';

/**
 * Fetches the packages that are not installed: those that the reference is read from, and those that code in `docs` is
 * checked against. `npm ci` runs it, so that build and tests need no network. What cannot be fetched now is fetched by
 * them, which say what is missing if they cannot either.
 */
for (const wanted of [...packedPackages, ...checkedPackages]) {
  try {
    fetchPackage(packagesDirOf(projectDir), wanted);
  } catch (error) {
    process.stderr.write(
      `fetch-packages: ${wanted.name}@${wanted.version}: ${error instanceof Error ? error.message : String(error)}\n`,
    );
  }
}
