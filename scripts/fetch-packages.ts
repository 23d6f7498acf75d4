import { projectDir } from '../src/app/build/paths';
import { fetchPackage } from '../src/reference/packages/fetchPackage';
import { packedPackages } from '../src/reference/packages/packageTable';
import { packagesDirOf } from '../src/reference/packages/packagesDir';

/**
 * Fetches the packages that the reference is read from and that are not installed. `npm ci` runs it, so that a build
 * needs no network. What cannot be fetched now is fetched by the build, which says what is missing if it cannot either.
 */
for (const wanted of packedPackages) {
  try {
    fetchPackage(packagesDirOf(projectDir), wanted);
  } catch (error) {
    process.stderr.write(`fetch-packages: ${wanted.name}@${wanted.version}: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
