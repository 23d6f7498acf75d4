/** The anchor of a row: plain letters, so that it stands in an address as it is. */
export function apiRowId(tableId: string, name: string): string {
  return `${tableId}-${name.replace(/[^\w-]+/g, '-')}`;
}
