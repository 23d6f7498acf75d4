import type { ApiTableProps } from '../../components/ApiTable/ApiTable';
import { apiRowId } from '../../domain/reference/apiRowId';

/** Every reference table of the site, by the name that `<ApiTable of>` gives. */
export class TableSet {
  private readonly tables = new Map<string, ApiTableProps>();

  /** @throws when two tables have one name: a page that names it would show the wrong one */
  add(name: string, table: ApiTableProps): void {
    if (this.tables.has(name))
      throw new Error(
        `Two reference tables are named ${name}; the pages of src/app/reference must name one of them otherwise.`,
      );
    this.tables.set(name, table);
  }

  has(name: string): boolean {
    return this.tables.has(name);
  }

  get names(): ReadonlySet<string> {
    return new Set(this.tables.keys());
  }

  /** The tables of those names. */
  pick(names: Iterable<string>): Record<string, ApiTableProps> {
    return Object.fromEntries(
      [...names].flatMap((name) => (this.tables.has(name) ? [[name, this.tables.get(name)!]] : [])),
    );
  }

  /** The anchors of a table's rows. */
  anchorsOf(name: string): string[] {
    const table = this.tables.get(name);
    return table ? table.rows.map((row) => apiRowId(table.id, row.name)) : [];
  }

  rowsOf(name: string): { id: string; title: string }[] {
    const table = this.tables.get(name);
    return table
      ? table.rows.map((row) => ({ id: apiRowId(table.id, row.name), title: row.name }))
      : [];
  }

  /** Addresses that the rows of a table lead to. */
  linksOf(name: string): string[] {
    const rows = this.tables.get(name)?.rows ?? [];
    return rows.flatMap(({ typeLinks = {}, demos = [], description, deprecated = '' }) => [
      ...Object.values(typeLinks),
      ...demos.map(({ href }) => href),
      ...[...`${description} ${deprecated}`.matchAll(/<a href="([^"]*)"/g)].map((match) =>
        match[1]!.replaceAll('&#x26;', '&'),
      ),
    ]);
  }
}
