import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { FollowedFolder } from '../FollowedFolder';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Newer ones than Studio 0.13.0 was published with. */
const typeTools = { '@types/node': '^20.0.0', '@types/react': '^19.0.0', typescript: '5.5.4' };

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const name = 'studio-examples';

/** Whether a manifest is of an earlier run. */
const isOwn = (file: string) =>
  existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name === name;

/** Everything that the projects need, in one package. */
function manifestOf(projectsDir: string, names: readonly string[]) {
  const manifests = names.map(
    (project) =>
      JSON.parse(readFileSync(path.join(projectsDir, project, 'package.json'), 'utf8')) as Manifest,
  );
  return json({
    name,
    private: true,
    dependencies: Object.assign(
      {},
      ...manifests.map(({ dependencies }) => dependencies),
      ...manifests.map(({ devDependencies }) => devDependencies),
      typeTools,
    ) as Record<string, string>,
    // npm resolves version 1.0.6 of this indirect dependency for minutes, or without end.
    overrides: { 'typedarray.prototype.slice': '1.0.5' },
  });
}

/**
 * Installs the packages of the projects into a folder, unless the last run has.
 * @returns whether it installed
 */
export function installStudio(
  folder: string,
  followed: FollowedFolder,
  projectsDir: string,
  names: readonly string[],
): boolean {
  const manifest = manifestOf(projectsDir, names);
  const file = path.join(folder, 'package.json');
  const marker = path.join(folder, 'node_modules/.installed.json');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === manifest) return false;
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0 && !isOwn(file))
    throw new Error(
      `${folder} has files that this check did not write, and would replace some of them. Name another folder with --dir.`,
    );
  writeFileSync(file, manifest);
  followed.run('npm install --ignore-scripts --no-audit --no-fund');
  writeFileSync(marker, manifest);
  return true;
}

/** Copies the projects, so that nothing in the repository changes, with other hosts to request. */
export function copyProjects(
  projectsDir: string,
  target: string,
  replaceHosts: (text: string) => string,
): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(projectsDir, target, { recursive: true });
  for (const file of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.yml')) continue;
    const copy = path.join(target, file);
    writeFileSync(copy, replaceHosts(readFileSync(copy, 'utf8')));
  }
}

/** Type-checks the code of all copied projects. @throws {Error} with what the compiler prints */
export function checkTypes(followed: FollowedFolder): void {
  followed.write(
    'tsconfig.json',
    json({
      compilerOptions: {
        jsx: 'react-jsx',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'es2022',
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        types: ['node'],
      },
      include: ['projects/*/toolpad/resources', 'projects/*/toolpad/components'],
    }),
  );
  followed.run('npx tsc');
}
