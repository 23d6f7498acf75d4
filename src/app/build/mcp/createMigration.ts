import { slug } from 'github-slugger';
import type { VersionChanges } from '../../../reference/records';
import { migrationAnchor, migrationPath, upgradePagePath } from '../../../reference/definitionHref';

const minorOf = (version: string) => version.trim().replace(/^v?(\d+\.\d+).*$/, '$1');

/** Whether one thing is a part of the other, as a slot's type and a module's subpath are. */
const isRelated = (one = '', other = '') => one.startsWith(other) || other.startsWith(one);

const sectionsOf = (markdown = '') => markdown.split(/^(?=## )/m).map((section) => section.trim());

/** Cells of the tables in Markdown. */
const rowsOf = (markdown: string) =>
  [...markdown.matchAll(/^\|(.+)\|$/gm)].map(([, cells = '']) =>
    cells.split(/(?<!\\)\|/).map((cell) => cell.trim()),
  );

export type Migration = ReturnType<typeof createMigration>;

/**
 * What changed between versions, and what to do about it.
 * @param history newest first
 * @param pages Markdown versions, by path; without the migration guide there is no advice
 */
export function createMigration(
  base: string,
  history: readonly VersionChanges[],
  pages: Readonly<Record<string, string>>,
) {
  const changes = [...history].reverse();
  const page = `${base}${migrationPath}/`;
  const guide = new Map(
    sectionsOf(pages[page]).map((section) => [slug(/^## (.*)/.exec(section)?.[1] ?? ''), section]),
  );
  const guideTo = ({ since, version }: VersionChanges) =>
    guide.get(migrationAnchor([since, version])) ?? '';
  const news = sectionsOf(pages[`${base}${upgradePagePath}/`]);
  const known = [changes[0]?.since ?? '', ...changes.map(({ version }) => version)].map(minorOf);

  /**
   * The version that removed a name last, or undefined.
   * @param path of the name in its owner, such as `slotProps.avatar`
   */
  const removedIn = (path: string, owner?: string): string | undefined =>
    changes.findLast(({ differences }) =>
      differences.some(
        ({ kind, of, name, parent }) =>
          kind === 'removed' &&
          name === (of === 'prop' || of === 'module' ? path : path.split('.').at(-1)) &&
          (owner === undefined || isRelated(parent, owner)),
      ),
    )?.version;

  return {
    page,
    removedIn,
    /** Rows of the guide about a name that its owner does not have; undefined if there are none. */
    adviceFor(owner: string, path: string): string | undefined {
      const removal = removedIn(path, owner);
      const isOwner = (word: string) => word === owner || owner.startsWith(`${word}/`);
      const isName = (word: string) =>
        word === path || word === path.split('.').at(-1) || (owner === path && isOwner(word));
      const rows = changes.flatMap((change) =>
        rowsOf(guideTo(change)).filter((cells) => {
          const words = [...cells.join(' ').matchAll(/`([^`]+)`/g)].map(([, word]) => word!);
          return words.some(isName) && (removal === change.version || words.some(isOwner));
        }),
      );
      return rows.map((cells) => `${cells.join(' → ')}.`).join(' ') || undefined;
    },
    /**
     * What the guide and the list of changes say of each version between two, the oldest first.
     * @throws {Error} with the versions that there are
     */
    read(from: string, to: string): string {
      const [start, end] = [from, to].map((one) => known.indexOf(minorOf(one))) as [number, number];
      if (start < 0 || end <= start)
        throw new Error(
          `There is no way from ${from} to ${to}. The versions in their order are ${known.join(', ')}.`,
        );
      return changes
        .slice(start, end)
        .flatMap((change) => [
          guideTo(change),
          ...news.filter((section) => section.split('\n', 1)[0]!.includes(change.version)),
        ])
        .concat(`Read ${page}`)
        .join('\n\n');
    },
  };
}
