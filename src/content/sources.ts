import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { encodedPath } from '../domain/navigation/canonicalPath.ts';

/** What a content folder holds, as paths relative to it with forward slashes, sorted. */
export interface Sources {
  pages: string[];
  menus: string[];
  /** `Name.tsx` in a folder `demos`; names start with a capital letter. */
  demos: string[];
  /** `Name.styling.tsx` beside them: the same demo in another styling. */
  stylings: string[];
  /** All code, demos included: what a demo can be made of. */
  modules: string[];
  /** `diagrams/Name.yaml`, `illustrations/Name.svg`, `pictures.yaml` and `films.yaml`. */
  figures: string[];
  /** `Name.yaml` beside a demo: what its playground offers. */
  playgrounds: string[];
  /** `skills/name/SKILL.md` in the folder of a product. */
  skills: string[];
}

/** The data set of all demos, relative to the content folder: lists of records with an `id`. */
export const shopFile = 'shop/shop.json';

const ignoredFolders = new Set(['node_modules', 'dist', 'public']);

/** Whether a folder below the content folder is a project of its own, such as an example app: none of it is content. */
const isProject = (folder: string) => existsSync(path.join(folder, 'package.json'));

/**
 * Walks a content folder once, and the folders that it links to, but not one within itself. Hidden files,
 * `node_modules`, `dist`, `public`, projects and links to nothing are passed over.
 */
export function listSources(contentDir: string): Sources {
  const sources: Sources = {
    pages: [],
    menus: [],
    demos: [],
    stylings: [],
    modules: [],
    figures: [],
    playgrounds: [],
    skills: [],
  };
  const walk = (folder: string, above: readonly string[]) => {
    const real = realpathSync(path.join(contentDir, folder));
    if (above.includes(real)) return;
    for (const listed of readdirSync(real, { withFileTypes: true })) {
      const { name } = listed;
      if (name.startsWith('.') || ignoredFolders.has(name)) continue;
      const entry = listed.isSymbolicLink()
        ? statSync(path.join(real, name), { throwIfNoEntry: false })
        : listed;
      if (!entry) continue;
      const file = folder === '' ? name : `${folder}/${name}`;
      if (entry.isDirectory()) {
        if (!isProject(path.join(contentDir, file))) walk(file, [...above, real]);
      } else if (name === 'pages.json') sources.menus.push(file);
      else if (/\/skills\/[^/]+\/SKILL\.md$/.test(file)) sources.skills.push(file);
      else if (/\.mdx?$/.test(name)) sources.pages.push(file);
      else if (
        /(^|\/)(diagrams\/\w+\.yaml|illustrations\/\w+\.svg|(pictures|films)\.yaml)$/.test(file)
      )
        sources.figures.push(file);
      else if (/(^|\/)demos\/[A-Z]\w*\.yaml$/.test(file)) sources.playgrounds.push(file);
      else if (/\.(tsx?|jsx?|css|json|svg)$/.test(name)) {
        sources.modules.push(file);
        if (path.basename(folder) !== 'demos') continue;
        if (/^[A-Z][^.]*\.tsx$/.test(name)) sources.demos.push(file);
        else if (/^[A-Z].*\.tsx$/.test(name)) sources.stylings.push(file);
      }
    }
  };
  walk('', []);
  for (const list of Object.values(sources) as string[][]) list.sort();
  return sources;
}

/** The package or repository around a content folder; undefined where there is none. */
function repositoryAround(contentDir: string): string | undefined {
  for (let folder = path.dirname(contentDir); folder !== path.dirname(folder);)
    if (['.git', 'package.json'].some((name) => existsSync(path.join(folder, name)))) return folder;
    else folder = path.dirname(folder);
  return undefined;
}

/** Path of a content folder in the package or repository around it, such as `docs`; undefined where there is none. */
export function folderInRepository(contentDir: string): string | undefined {
  const folder = repositoryAround(contentDir);
  return folder && path.relative(folder, contentDir).replaceAll(path.sep, '/');
}

/** What a site is called that has no other name: its package, or its folder. */
export function nameOfFolder(contentDir: string): string {
  const manifest = path.join(repositoryAround(contentDir) ?? contentDir, 'package.json');
  const { name } = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string })
    : {};
  return name ?? path.basename(contentDir);
}

/** Address of the section that a `pages.json` gives the menu of. */
export function sectionPathOf(menuFile: string, base: string): string {
  const folder = path.posix.dirname(menuFile);
  return folder === '.' ? base : `${base}${encodedPath(folder)}/`;
}

/** Name by which pages call a demo. */
export const demoNameOf = (file: string) => path.posix.basename(file, '.tsx');

/** The files of a demo: itself, its other stylings and their style sheet. */
export const filesOfDemo = (demo: string, { modules }: Pick<Sources, 'modules'>): string[] =>
  modules.filter((file) => file.startsWith(demo.slice(0, -'tsx'.length)));
