import { strings } from '../../domain/strings/strings';
import { apiRowId, type ApiKind, type ApiRow } from './ApiRow';
import { apiTableClasses as classes } from './parts';
import { columnsOf } from './columns';
import { Root, Table } from './ApiTable.styles';

export interface ApiTableProps {
  /** Unique on the page; the permalink of a row is this, a hyphen and its name. */
  id: string;
  /** Names the table, for example "Props of Account". */
  caption: string;
  rows: readonly ApiRow[];
  kind: ApiKind;
}

function idsOf(id: string, rows: readonly ApiRow[]): string[] {
  const ids = rows.map((row) => apiRowId(id, row.name));
  const twice = ids.find((rowId, index) => ids.indexOf(rowId) !== index);
  if (twice)
    throw new Error(
      `Two rows of the table ${id} have the anchor #${twice}, so a link could reach only one of them. Give one row another name.`,
    );
  return ids;
}

/**
 * Reference facts, one per row, without script: a table, or cards in a narrow column. The roles are explicit, as rows
 * that render as cards would lose them.
 *
 * **When to use:** Use it for props, slots, CSS classes and other facts of a package that have a name, a type and a
 * default.
 *
 * **When not to use:** Don't use it for prose, such as a comparison: write a Markdown table instead.
 *
 * **Accessibility:** The roles of a table are explicit, so they survive the layout as cards.
 */
export function ApiTable({ id, caption, rows, kind }: ApiTableProps) {
  const columns = columnsOf(rows).map((column) => ({
    ...column,
    heading: strings[column.headingOf?.[kind] ?? column.heading],
  }));
  const ids = idsOf(id, rows);
  return (
    <Root data-block="">
      <Table role="table" data-columns={columns.length}>
        <caption className="sr-only">{caption}</caption>
        <thead className={classes.head} role="rowgroup">
          <tr role="row">
            {columns.map(({ key, heading }) => (
              <th key={key} scope="col" role="columnheader" data-column={key}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={row.name} id={ids[index]} role="row">
              {columns.map(({ key, heading, isLabeled, Cell }) => {
                const cell = <Cell row={row} id={ids[index]!} />;
                return key === 'name' ? (
                  <th key={key} scope="row" role="rowheader">
                    {cell}
                  </th>
                ) : (
                  <td
                    key={key}
                    role="cell"
                    data-column={key}
                    data-label={isLabeled ? heading : undefined}
                  >
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
}
