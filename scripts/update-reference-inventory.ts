import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../src/app/paths';
import { extract } from '../src/reference/extract';
import { inventoryOf } from '../src/reference/inventory';
import { locatePackages } from '../src/reference/packages/locatePackages';
import { packagesDirOf } from '../src/reference/packages/packagesDir';

/** Writes the names that the packages give now to `src/reference/inventory.json`, for looking through what changed. */
const file = path.join(projectDir, 'src/reference/inventory.json');
const inventory = inventoryOf(
  extract(locatePackages(projectDir, packagesDirOf(projectDir))).documented,
);
writeFileSync(file, `${JSON.stringify(inventory, null, 2)}\n`);
const counts = Object.entries(inventory).map(([kind, names]) => `${names.length} ${kind}`);
process.stdout.write(`${path.relative(process.cwd(), file)}: ${counts.join(', ')}\n`);
