import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../src/app/build/paths';
import { compareProblems, formatProblem, type Problem } from '../src/content/Problem';
import {
  checkConventions,
  checkLinkForm,
  externalLinks,
} from '../src/content/code-check/checkLinks';
import { checkFiles } from '../src/content/code-check/checkFiles';
import { checkVersions, meansVersion, readInstalls } from '../src/content/code-check/readInstalls';
import { folderOfPage, layOutFiles, type ProseFile } from '../src/content/code-check/layOutFiles';
import { checkedLanguages, readFences } from '../src/content/code-check/readFences';
import { splitPreview } from '../src/content/demoPreview';
import {
  codeNamesFile,
  namesIn,
  printCodeNames,
  shownLines,
  type CodeNames,
} from '../src/content/names/codeNames';
import { listSources } from '../src/content/sources';
import { isDocumented } from '../src/domain/code/documentedPackages';
import { groupBy } from '../src/domain/groupBy';
import { checkedPackages } from './checks/checkedPackages';
import { checkStudioFacts } from './checks/checkStudioFacts';
import { missingInRegistry } from './checks/missingInRegistry';
import { coreFacts, studioFacts } from '../src/reference/readReference';
import { fail } from './cli/fail.mjs';
import { parseFlags } from './cli/parseFlags.mjs';
import { fetchPackage, packagesDirOf } from './reference/packages/fetchPackage';
import type { PackedPackage } from './reference/packages/packageTable';

const { values: flags } = parseFlags({
  usage: 'npm run prose [-- --write]',
  options: { write: { type: 'boolean' } },
});
const started = performance.now();
const slashes = (file: string) => file.split(path.sep).join('/');
const files = readdirSync(path.join(projectDir, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) => slashes(path.join('docs', file)))
  .sort();

const pages = files.map((file) => {
  const text = readFileSync(path.join(projectDir, file), 'utf8');
  const fences = readFences(file, text);
  return { file, text, fences, installs: readInstalls(fences), ...layOutFiles(file, fences) };
});

function folderOfTypes(wanted: PackedPackage): string {
  try {
    return fetchPackage(packagesDirOf(projectDir), wanted);
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');
    return fail(
      `code of the pages is checked against published types, and ${why} Run this once where the npm registry can be reached; what it downloads is kept.`,
    );
  }
}

const packages = new Map<string, string>();
for (const wanted of checkedPackages) {
  const folder = folderOfTypes(wanted);
  const everywhere = `node_modules/${wanted.name}`;
  if (!packages.has(everywhere)) packages.set(everywhere, folder);
  for (const { file, installs } of pages) {
    if (
      installs.some(
        ({ name, range }) => name === wanted.name && meansVersion(range, wanted.version),
      )
    )
      packages.set(`${folderOfPage(file)}/${everywhere}`, folder);
  }
}

const sources = listSources(path.join(projectDir, 'docs'));
const demos = [...sources.demos, ...sources.stylings].map((name): ProseFile => {
  const file = `docs/${name}`;
  const { text } = splitPreview(readFileSync(path.join(projectDir, file), 'utf8').trimEnd());
  const lines = text.split('\n').map((line, index) => ({ text: line, line: index + 1 }));
  return { path: file, page: file, isTitled: true, isCheckedElsewhere: true, lines };
});
/** The packages that the reference documents types of. */
const documented = new Set(
  Object.values({ ...coreFacts.types, ...studioFacts.types })
    .map(({ definedAt }) => definedAt.package)
    .filter(isDocumented),
);
const checkedCode = checkFiles([...pages.flatMap((page) => page.files), ...demos], {
  projectDir,
  packages,
  isNamed: (name) => documented.has(name),
});

/** What the names in code are, found again. */
function namesOfDocs(): CodeNames {
  const found = groupBy(checkedCode.names, ({ page }) => page);
  const pieces = [
    ...pages.map(({ file, fences }) => ({
      file,
      pieces: fences
        .filter(({ language, old }) => checkedLanguages.includes(language) && !old)
        .map(shownLines),
    })),
    ...demos.map(({ page, lines }) => ({ file: page, pieces: [lines] })),
  ];
  return Object.fromEntries(
    pieces.flatMap(({ file, pieces }) => {
      const names = namesIn(pieces, found.get(file) ?? []);
      return Object.keys(names).length > 0 ? [[file.slice('docs/'.length), names]] : [];
    }),
  );
}

const namesPath = path.join(projectDir, 'docs', codeNamesFile);
const names = printCodeNames(namesOfDocs());
if (flags.write) writeFileSync(namesPath, names);
const isStale = readFileSync(namesPath, 'utf8') !== names;
const staleNames: Problem = {
  file: `docs/${codeNamesFile}`,
  line: 1,
  what: 'The names in code are others by now.',
  why: 'Code that changed has no links to the reference, and the reference does not lead to it.',
  fix: 'Run `npm run prose -- --write`, and commit the file.',
};
const installs = pages.flatMap((page) => page.installs);
const studio = checkStudioFacts(pages);
const problems: Problem[] = [
  ...pages.flatMap((page) => page.problems),
  ...checkedCode.problems,
  ...(isStale ? [staleNames] : []),
  ...missingInRegistry(installs, projectDir),
  ...checkVersions(installs),
  ...studio.problems,
  // A skill links to the files beside it.
  ...pages.flatMap(({ file, text }) =>
    file.endsWith('/SKILL.md') ? [] : checkConventions(file, text),
  ),
  ...pages.flatMap(({ file, text }) => externalLinks(file, text).flatMap(checkLinkForm)),
];

for (const problem of problems.sort(compareProblems))
  process.stderr.write(`${formatProblem(problem)}\n`);

const seconds = ((performance.now() - started) / 1000).toFixed(1);
const checked = pages.reduce((sum, page) => sum + page.checked, 0);
process.stdout.write(
  `${checked} fences of ${pages.filter((page) => page.checked > 0).length} pages compiled, ${studio.validated} files of Studio validated, ${installs.length} installed packages looked up, ${problems.length} problems, ${seconds} s\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
