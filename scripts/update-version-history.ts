import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../src/app/paths';
import { readHistory } from '../src/reference/diff/readHistory';
import { releaseDays } from '../src/reference/diff/releaseDays';
import { earlierCores } from '../src/reference/packages/earlierCores';
import { fetchPackage } from '../src/reference/packages/fetchPackage';
import { locatePackages } from '../src/reference/packages/locatePackages';
import { packagesDirOf } from '../src/reference/packages/packagesDir';

/**
 * Writes what each minor version before the documented one changed to `src/reference/versionHistory.json`. Published
 * versions do not change, so this is only needed when another version becomes the documented one.
 */
const packagesDir = packagesDirOf(projectDir);
const { documented, baseline, others } = locatePackages(projectDir, packagesDir);
const earlier = earlierCores.map((wanted) => ({
  name: wanted.name,
  version: wanted.version,
  folder: fetchPackage(packagesDir, wanted),
}));
const changes = readHistory([...earlier, baseline.core], others);
const changelog = readFileSync(path.join(documented.core.folder, 'CHANGELOG.md'), 'utf8');
const days = releaseDays(changelog);
const versions = [documented.core.version, ...changes.map(({ version }) => version)];
const history = {
  released: Object.fromEntries(versions.flatMap((one) => (days[one] ? [[one, days[one]]] : []))),
  changes,
};
const file = path.join(projectDir, 'src/reference/versionHistory.json');
writeFileSync(file, `${JSON.stringify(history, null, 2)}\n`);
process.stdout.write(
  `${path.relative(process.cwd(), file)}: ${changes.map(({ version, differences }) => `${version} ${differences.length}`).join(', ')}\n`,
);
