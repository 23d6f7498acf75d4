import type { Nodes } from 'mdast';
import type { ReactNode } from 'react';
import { format, plural } from '../../domain/strings/format';
import { strings, type StringKey } from '../../domain/strings/strings';
import { Breaks, Prose } from '../Prose/Prose';
import type { ApiKind, ApiRow } from './ApiRow';
import { ApiType } from './ApiType';

interface Column {
  key: 'name' | 'type' | 'default' | 'description';
  heading: StringKey;
  /** What the page calls it in tables of a kind; the Markdown version says `heading`. */
  headingOf?: Partial<Record<ApiKind, StringKey>>;
  /** Where rows are cards, the cell is preceded by its heading. */
  isLabeled?: boolean;
  /** Whether the table has the column; without it, always. */
  isShown?: (row: ApiRow) => boolean;
  Cell: (props: { row: ApiRow; id: string }) => ReactNode;
  markdown: (row: ApiRow) => string;
}

type MarkKind = 'required' | 'deprecated' | 'added' | 'changed';

function Mark({ kind, version = '', href }: { kind: MarkKind; version?: string; href?: string }) {
  const Tag = href ? 'a' : 'span';
  return (
    <>
      {' '}
      <Tag data-mark={kind} href={href}>
        {format(strings[`api.${kind}`], { version })}
      </Tag>
    </>
  );
}

function Name({ row, id }: { row: ApiRow; id: string }) {
  return (
    <>
      <a href={`#${id}`}>
        <code>
          <Breaks code={row.name} />
        </code>
      </a>
      {row.required && <Mark kind="required" />}
      {row.deprecated && <Mark kind="deprecated" />}
      {row.past?.map((event) => (
        <Mark key={event.kind} {...event} />
      ))}
    </>
  );
}

type Uses = NonNullable<ApiRow['uses']>;

const lineOf = ({ line }: Uses[number]) => format(strings['api.useLine'], { number: String(line) });

/** In a popover: some props are used in dozens of places. */
function UsedIn({ id, uses }: { id: string; uses: Uses }) {
  const panel = `${id}-uses`;
  return (
    <>
      <button type="button" popoverTarget={panel}>
        {plural(strings['api.usedIn'], uses.length)}
      </button>
      <div id={panel} popover="auto">
        <ul>
          {uses.map((use) => (
            <li key={use.href}>
              <a href={use.href}>
                <Breaks code={`${use.title}, ${lineOf(use).replace(' ', '\u00a0')}`} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Description({
  row: { deprecated, description, uses = [] },
  id,
}: {
  row: ApiRow;
  id: string;
}) {
  return (
    <>
      {deprecated && (
        <p>
          <strong>{strings['api.deprecatedLead']}</strong> <Prose nodes={deprecated} />
        </p>
      )}
      {description.length > 0 && (
        <div className="flow">
          <Prose nodes={description} />
        </div>
      )}
      {uses.length > 0 && <UsedIn id={id} uses={uses} />}
    </>
  );
}

/** Code between more backticks than it has in a row. */
function inlineCode(code: string): string {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${code} ${fence}` : fence + code + fence;
}

/** Prose as one line of a Markdown table. */
export function markdownLine(nodes: readonly Nodes[]): string {
  const markdown = (node: Nodes): string => {
    if (node.type === 'inlineCode') return inlineCode(node.value);
    if (!('children' in node)) return 'value' in node ? node.value : '';
    const parts = node.children.map(markdown);
    // Items are parts of a sentence, or sentences.
    if (node.type === 'list')
      return `${parts
        .map((one) => one.trim())
        .join('; ')
        .replaceAll('.; ', '. ')} `;
    const inner = parts.join('');
    if (node.type === 'link') return `[${inner}](${node.url})`;
    return node.type === 'paragraph' ? `${inner} ` : inner;
  };
  return nodes.map(markdown).join('').replace(/\s+/g, ' ').trim();
}

/** The first two of the places, and how many more there are. */
function usesLine(uses: Uses): string {
  const links = uses.slice(0, 2).map((use) => `[${use.title}](${use.href}), ${lineOf(use)}`);
  const more = uses.length - links.length;
  const places = [...links, ...(more > 0 ? [plural(strings['markdown.usedInMore'], more)] : [])];
  return format(strings['markdown.usedIn'], { places: places.join('; ') });
}

const codeCell = (code = '') => (code === '' ? '' : inlineCode(code.replace(/\s+/g, ' ')));

/** The columns of every reference table, in order: of the page, its cards on a phone, and its Markdown version. */
const columns: readonly Column[] = [
  {
    key: 'name',
    heading: 'api.name',
    headingOf: {
      props: 'api.prop',
      slots: 'api.slot',
      classes: 'api.key',
      parameters: 'api.parameter',
    },
    Cell: Name,
    markdown: ({ name }) => codeCell(name),
  },
  {
    key: 'type',
    heading: 'api.type',
    headingOf: { classes: 'api.class' },
    isLabeled: true,
    isShown: ({ type }) => !!type,
    Cell: ({ row: { type, typeLinks } }) => type && <ApiType type={type} links={typeLinks} />,
    markdown: ({ type }) => codeCell(type?.join(' | ')),
  },
  {
    key: 'default',
    heading: 'api.default',
    isLabeled: true,
    isShown: ({ defaultValue }) => defaultValue !== undefined,
    Cell: ({ row: { defaultValue } }) =>
      defaultValue !== undefined && (
        <code>
          <Breaks code={defaultValue} from={0} />
        </code>
      ),
    markdown: ({ defaultValue }) => codeCell(defaultValue),
  },
  {
    key: 'description',
    heading: 'api.description',
    Cell: Description,
    markdown: ({ required, deprecated, past = [], description, uses = [] }) =>
      [
        required && strings['markdown.required'],
        deprecated && format(strings['markdown.deprecated'], { why: markdownLine(deprecated) }),
        ...past.map(
          ({ kind, version, href }) =>
            `[${format(strings[`markdown.${kind}`], { version })}](${href}).`,
        ),
        markdownLine(description),
        uses.length > 0 && usesLine(uses),
      ]
        .filter(Boolean)
        .join(' '),
  },
];

/** The columns of a table with these rows: those that stay empty are left out. */
export const columnsOf = (rows: readonly ApiRow[]) =>
  columns.filter(({ isShown }) => !isShown || rows.some(isShown));

/** A reference table as a table of Markdown. */
export function markdownTable(rows: readonly ApiRow[]): string {
  const shown = columnsOf(rows);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(shown.map(({ heading }) => strings[heading])),
    line(shown.map(() => '---')),
    ...rows.map((row) => line(shown.map(({ markdown }) => markdown(row).replaceAll('|', '\\|')))),
  ].join('\n');
}
