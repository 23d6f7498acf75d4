import { nearestThree } from '../../../content/nearest';
import { canonicalPath } from '../../../domain/navigation/canonicalPath';
import { nearestPages } from '../../../domain/navigation/nearestPages';
import { nameWithVersion } from '../../../domain/strings/format';
import type { MatchPart } from '../../../domain/search/markMatches';
import type { SearchKind, SearchGroup } from '../../../domain/search/SearchEngine';
import { createSearchEngine } from '../../search/createSearchEngine';
import { createCodeCheck } from './check/createCodeCheck';
import { createMigration } from './createMigration';
import type { DocsData } from './DocsData';

const plain = (parts: readonly MatchPart[]) => parts.map(({ text }) => text).join('');

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function describeGroup(
  { title, product, href, excerpt, hits }: SearchGroup,
  index: number,
): string {
  const sections = hits.map((hit) => {
    const text = plain(hit.excerpt);
    return `   - ${plain(hit.title)} (${hit.kind}) ${hit.href}${text ? `: ${text}` : ''}`;
  });
  return [
    `${index + 1}. ${plain(title)} (${product}) ${href}`,
    `   ${plain(excerpt)}`,
    ...sections,
  ].join('\n');
}

/** Pages of an answer to a search. */
const describedPages = 8;

/** Characters of code that are checked at once. */
const longestCode = 100_000;

const notChecked =
  'Not checked: types of values other than these names and strings, missing required props, what is spread or computed, children, what hooks return and take, members of namespace imports, `import()` and `require`, CSS classes, props that a component inherits from Material UI, other packages, and files of Toolpad Studio. The TypeScript compiler checks those.';

/** Tools over the data of a built site: each answers with text, or throws an error that says what to ask instead. */
export async function createDocsTools(data: DocsData) {
  const { base, origin, search, pages, records, demos, workbench = [] } = data;
  const { modules = {}, types = {}, changes = [] } = data.reference ?? {};
  const migration = createMigration(base, changes, pages);
  const check = createCodeCheck({ modules, types }, records, migration, `${base}llms.txt`);
  const engine = await createSearchEngine(search);
  const manifest = {
    base,
    pages: engine.pages.map(({ href, title, product }) => ({ href, title, product, anchors: [] })),
  };

  /** The path of a page that is named by its URL, its path, or its path below the base. */
  function pageNamed(named: string): string {
    const pathname = `/${named.replace(origin, '').replace(/[?#].*$/, '')}`
      .replace(/^\/+/, '/')
      .replace(/(?:index)?\.(?:md|html)$/, '');
    const wanted = canonicalPath(pathname.startsWith(base) ? pathname : base + pathname.slice(1));
    if (wanted in pages) return wanted;
    const near = nearestPages({ pathname: wanted, hash: '' }, manifest).map(({ href }) => href);
    throw new Error(
      `There is no page ${wanted}. ${near.length > 0 ? `The nearest are ${near.join(', ')}.` : 'Find its path with the tool search.'}`,
    );
  }

  const unknown = (what: string, name: string, known: readonly { name: string }[]) => {
    const nearest = nearestThree(name, new Set(known.map((one) => one.name)));
    return new Error(`There is no ${what} ${name}. The nearest names are ${nearest.join(', ')}.`);
  };

  return {
    async search(
      query: string,
      { product, kind }: { product?: string; kind?: SearchKind },
    ): Promise<string> {
      const { groups, count, suggestions } = engine.search(query, {
        limit: describedPages,
        kind,
        from: product && `${base}${product}/`,
      });
      if (count === 0)
        return [
          `Nothing found for "${query}".`,
          suggestions.length > 0
            ? `Similar words in the documentation: ${suggestions.join(', ')}.`
            : `Try other words, or read ${base}llms.txt.`,
        ].join(' ');
      return groups.map(describeGroup).join('\n');
    },
    readPage: (page: string) => pages[pageNamed(page)]!,
    readRecord(name: string, product?: string) {
      const known = records.filter(
        ({ record }) => product === undefined || record.page.startsWith(`${base}${product}/`),
      );
      const found = known.filter(({ record }) => same(record.name, name));
      const names = known.map(({ record }) => record);
      if (found.length === 0) throw unknown('component, hook or function', name, names);
      // Two examples of each row are enough to choose from.
      const brief = (key: string, value: unknown) =>
        key === 'usedIn' ? (value as unknown[]).slice(0, 2) : value;
      return found.map((one) => JSON.stringify(one, brief)).join('\n');
    },
    checkCode(code: string) {
      if (code.length > longestCode)
        throw new Error(
          `The code has ${code.length} characters, and at most ${longestCode} are checked at once. Send one file, or the part that uses ${data.name}.`,
        );
      const { checked, problems, unplaced } = check(code);
      const listed = (title: string, lines: readonly string[]) =>
        lines.length > 0 ? [[title, ...lines.map((line) => `- ${line}`)].join('\n')] : [];
      const version = nameWithVersion(data);
      return [
        ...(checked.size + problems.length === 0
          ? [`Nothing was checked: the code has no import, component, hook or prop of ${version}.`]
          : []),
        ...(checked.size > 0 && problems.length === 0
          ? [`These names of ${version} are right: ${[...checked].join(', ')}.`]
          : []),
        ...listed(`Problems with the names of ${version}:`, problems),
        ...listed(
          'Names that could not be placed:',
          [...unplaced].map(([name, why]) => `\`${name}\`: ${why}`),
        ),
        notChecked,
      ].join('\n\n');
    },
    readMigration: migration.read,
    listDemos(page?: string) {
      const pathname = page === undefined ? undefined : pageNamed(page);
      const shown = demos.filter((demo) => pathname === undefined || demo.page === pathname);
      if (shown.length === 0) return `There is no demo on ${pathname}.`;
      return shown.map((demo) => `- ${demo.name}: ${demo.title}, on ${demo.page}`).join('\n');
    },
    readDemo(name: string, language: 'ts' | 'js') {
      const demo = demos.find((one) => same(one.name, name));
      if (!demo) throw unknown('demo', name, demos);
      return demo.files
        .map(({ [language]: { name: fileName, code } }) => `// ${fileName}\n\n${code}`)
        .join('\n\n')
        .concat(`\n\n// Shown on ${origin}${demo.page}#${demo.name}`);
    },
    listWorkbenchComponents: () =>
      workbench.map(({ name, summary }) => `- ${name}: ${summary}`).join('\n'),
    readWorkbenchComponent(name: string) {
      const component = workbench.find((one) => same(one.name, name));
      if (!component) throw unknown('component of the site', name, workbench);
      return component.text;
    },
  };
}

export type DocsTools = Awaited<ReturnType<typeof createDocsTools>>;
