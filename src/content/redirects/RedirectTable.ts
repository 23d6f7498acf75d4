/** A line of the table: paths without the base, and its position. */
export interface TableRow {
  from: string;
  to: string;
  line: number;
}

/** `redirects.yaml` as its author wrote it. */
export interface RedirectTable {
  /** Two spellings of one path; the one with the page is canonical. */
  spellings: TableRow[];
  /** Pages and anchors that moved within the site. */
  moved: TableRow[];
  /** Addresses of earlier sites. */
  legacy: TableRow[];
  /** Folders of earlier sites. */
  folders: TableRow[];
}

/** A redirect; both paths include the base. */
export interface Redirect {
  from: string;
  to: string;
}

/** An anchor that is on its page no longer: `to` has the base, and a hash where the new place has one. */
export interface MovedAnchor {
  pathname: string;
  anchor: string;
  to: string;
}
