import type { ApiTableProps } from '../../../components/ApiTable/ApiTable';
import type { DemoCode } from '../../../content/compileDemo';
import type { PageRecord } from '../../../content/PageRecord';
import type { PageSurroundings } from '../../document/SiteModel';
import { layouts } from '../../../domain/content/layouts';
import type { ApiRow } from '../../../domain/reference/ApiRow';
import { format } from '../../../domain/strings/format';
import { strings } from '../../../domain/strings/strings';
import { siteConfig } from '../../site.config';

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Highlighted code as the text that it shows. */
export function textOfCode(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
      (whole, hex?: string, decimal?: string, name?: string) =>
        name === undefined
          ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
          : (entities[name] ?? whole),
    );
}

/** A fence that the code cannot end. */
function fenced(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

function demoText(code: readonly DemoCode[]): string {
  const main = code.find(({ variant }) => variant === 'TS');
  return main ? fenced(textOfCode(main.html), main.fileName.split('.').at(-1) ?? '') : '';
}

/** Our own HTML of a cell as one line of Markdown. */
function cellText(html: string): string {
  const inline = html
    .replace(/<code>(.*?)<\/code>/gs, (_, code: string) => `\`${code}\``)
    .replace(
      /<a href="([^"]*)">(.*?)<\/a>/gs,
      (_, href: string, label: string) => `[${label}](${href})`,
    )
    .replace(/<li>/g, '; ')
    .replace(/<\/p>/g, ' ');
  return textOfCode(inline).replace(/\s+/g, ' ').trim();
}

const cell = (text: string) => text.replaceAll('|', '\\|');
const codeCell = (text: string) => (text === '' ? '' : `\`${cell(text.replace(/\s+/g, ' '))}\``);

/** A reference table as a table of Markdown, columns that are empty left out. */
export function tableText({ rows }: Pick<ApiTableProps, 'rows'>): string {
  const hasTypes = rows.some(({ type }) => type);
  const hasDefaults = rows.some(({ defaultValue }) => defaultValue !== undefined);
  const line = (cells: (string | false)[]) =>
    `| ${cells.filter((text) => text !== false).join(' | ')} |`;
  const described = ({ required, deprecated, since, description }: ApiRow) =>
    [
      required && strings['twin.required'],
      deprecated && format(strings['twin.deprecated'], { why: cellText(deprecated) }),
      since && format(strings[`twin.${since}`], { version: siteConfig.version }),
      cellText(description),
    ]
      .filter(Boolean)
      .join(' ');
  return [
    line([
      strings['api.name'],
      hasTypes && strings['api.type'],
      hasDefaults && strings['api.default'],
      strings['api.description'],
    ]),
    line(['---', hasTypes && '---', hasDefaults && '---', '---']),
    ...rows.map((row) =>
      line([
        codeCell(row.name),
        hasTypes && codeCell(row.type ?? ''),
        hasDefaults && codeCell(row.defaultValue ?? ''),
        cell(described(row)),
      ]),
    ),
  ].join('\n');
}

const quoted = (text: string) => JSON.stringify(text);

/** A page as a Markdown file of its own: what it is and where, then its text with the code of its demos. */
export function twinText(
  { meta, markdownVersion = [] }: PageRecord,
  surroundings: Pick<PageSurroundings, 'demos' | 'section' | 'tables'>,
): string {
  const { title, description, pathname, layout } = meta;
  const product = layouts[layout].isArticle ? surroundings.section.product.name : siteConfig.name;
  const head = [
    '---',
    `title: ${quoted(title)}`,
    `description: ${quoted(description)}`,
    `product: ${quoted(product)}`,
    `url: ${siteConfig.origin}${pathname}`,
    '---',
  ];
  const body = markdownVersion
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('demo' in part) return demoText(surroundings.demos[part.demo]?.record.code ?? []);
      const table = surroundings.tables?.[part.table];
      return table ? tableText(table) : '';
    })
    .join('')
    .trim();
  return `${head.join('\n')}\n\n${/^#\s/.test(body) ? body : `# ${title}\n\n${body}`}\n`;
}
