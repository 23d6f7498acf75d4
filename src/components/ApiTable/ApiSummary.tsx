import type { PhrasingContent } from 'mdast';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { Breaks, Prose } from '../Prose/Prose';
import type { ApiRow } from './ApiRow';
import { ApiType } from './ApiType';

export interface ApiSummaryRow extends ApiRow {
  /** Its full entry in the reference. */
  href: string;
}

export interface ApiSummaryProps {
  name: string;
  /** Its reference page. */
  href: string;
  /** What it is for. */
  summary: PhrasingContent[];
  rows: readonly ApiSummaryRow[];
}

const codeOf = (value: string | undefined) =>
  value !== undefined && (
    <code>
      <Breaks code={value} />
    </code>
  );

/** The props of a component or the methods of a hook in short: a line each, which leads to the full entry. */
export function ApiSummary({ name, href, summary, rows }: ApiSummaryProps) {
  const columns = [
    { heading: strings['api.name'], cell: nameCell },
    { heading: strings['api.type'], cell: typeCell },
    ...(rows.some(({ defaultValue }) => defaultValue !== undefined)
      ? [
          {
            heading: strings['api.default'],
            cell: ({ defaultValue }: ApiSummaryRow) => codeOf(defaultValue),
          },
        ]
      : []),
    {
      heading: strings['api.description'],
      cell: ({ description }: ApiSummaryRow) => <Prose nodes={description} />,
    },
  ];
  return (
    <>
      <p>
        <a href={href}>
          <code>{name}</code>
        </a>
        {': '}
        <Prose nodes={summary} />
      </p>
      {rows.length > 0 && (
        <div
          className="table-scroll cards"
          role="group"
          aria-label={format(strings['prose.tableOf'], { heading: name })}
          tabIndex={0}
          data-wide=""
        >
          <table role="table">
            <thead role="rowgroup">
              <tr role="row">
                {columns.map(({ heading }) => (
                  <th key={heading} role="columnheader">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {rows.map((row) => (
                <tr key={row.name} role="row">
                  {columns.map(({ heading, cell }, index) => (
                    <td key={heading} role="cell" data-label={index > 0 ? heading : undefined}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

const typeCell = ({ type, typeLinks }: ApiSummaryRow) =>
  type !== undefined && <ApiType type={type} links={typeLinks} isWhole />;

function nameCell({ name, href, required }: ApiSummaryRow) {
  return (
    <>
      <a href={href}>
        <code>{name}</code>
      </a>
      {required && ` ${strings['api.required']}`}
    </>
  );
}
