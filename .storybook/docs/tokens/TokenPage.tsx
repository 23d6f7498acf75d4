import { useMemo, type ReactNode } from 'react';
import { siteTheme } from '../../../src/theme/siteTheme';
import { DocsSurface } from '../DocsSurface';
import { designTokens } from './designTokens';
import { Head, Part, Scroller, Table } from './TokenPage.styles';

/** All tokens as a file. */
function ExportLink() {
  const href = useMemo(
    () =>
      `data:application/json,${encodeURIComponent(JSON.stringify(designTokens(siteTheme), null, 2))}`,
    [],
  );
  return (
    <a href={href} download="toolpad-docs.tokens.json">
      Download design tokens (JSON)
    </a>
  );
}

interface PageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page about one kind of tokens. */
export const TokenPage = ({ title, lead, children }: PageProps) => (
  <DocsSurface>
    <Head>
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      <ExportLink />
    </Head>
    {children}
  </DocsSurface>
);

export const TokenPart = ({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) => (
  <Part>
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </Part>
);

interface TableProps {
  columns: readonly string[];
  /** Of the columns, in percent; without them all are equal. */
  widths?: readonly number[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

export const TokenTable = ({ columns, widths, rows }: TableProps) => (
  <Scroller>
    <Table style={{ minInlineSize: columns.length * 140 }}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" style={widths && { inlineSize: `${widths[index]}%` }}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroller>
);
