import { spawnSync } from 'node:child_process';
import type { PageMeta } from '../../../../content/PageRecord';
import { layouts } from '../../../../domain/content/layouts';
import { menuPages } from '../../../../domain/navigation/menu';
import type { MenuSections } from '../menuSections';

/** A page as the lists of pages know it. */
export interface ListedPage {
  title: string;
  description: string;
  /** Canonical path with the base. */
  pathname: string;
  /** Name of its product. */
  product: string;
  /** Last change as an ISO date with time, where it is known. */
  changed?: string;
}

/**
 * Pages in the order in which people meet them: what is in no menu first, then menu after menu.
 * @param changedOf last change of the page's sources, as an ISO date with time
 */
export function listPages(
  metas: readonly PageMeta[],
  { sections, placeOf }: MenuSections,
  siteName: string,
  changedOf: (meta: PageMeta) => string | undefined,
): ListedPage[] {
  const order = new Map(
    sections.flatMap((section) => menuPages(section.menu)).map(({ href }, index) => [href, index]),
  );
  const positionOf = ({ pathname }: PageMeta) => order.get(pathname) ?? -1;
  return [...metas]
    .sort((a, b) => positionOf(a) - positionOf(b) || a.pathname.localeCompare(b.pathname))
    .map((meta) => {
      const product = layouts[meta.layout].isArticle
        ? placeOf(meta).section.product.name
        : siteName;
      return {
        title: meta.title,
        description: meta.description,
        pathname: meta.pathname,
        product,
        changed: changedOf(meta),
      };
    });
}

/** At most so much of the log is read, in bytes. */
const logLimit = 64 * 2 ** 20;

function git(folder: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: logLimit,
  });
  return status === 0 ? stdout : '';
}

/**
 * When each file of a folder was last committed, as an ISO date with time, by its path in the folder. Empty outside a
 * repository, without git, and in a shallow clone, whose oldest commit would pass for the last change of everything.
 */
export function readChangeDates(folder: string): Map<string, string> {
  if (git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
  const log = ['log', '--pretty=format:%x00%cI', '--name-only', '--no-renames', '--relative'];
  return parseLog(git(folder, ...log, '--', '.'));
}

/** @param log newest first; of each commit a zero, its date, and on the lines below it the files */
export function parseLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0')) {
    const [date = '', ...files] = commit.split('\n');
    for (const file of files)
      if (file !== '' && !dates.has(file)) dates.set(file, new Date(date).toISOString());
  }
  return dates;
}
