import { isRecord } from '../isRecord';

/** A version of a demo that a reader has edited. */
export interface StoredEdit {
  /** One for each region. */
  texts: readonly string[];
  /** Whether its code has not finished when it last ran: it would stop the page again. */
  isEndless?: boolean;
}

/** The edits of a page, by the name of the file. */
export type StoredEdits = Readonly<Record<string, StoredEdit>>;

/** Reads stored edits; what is invalid is left out. */
export function parseEdits(stored: string | null): StoredEdits {
  let edits: unknown;
  try {
    edits = JSON.parse(stored ?? '');
  } catch {
    return {};
  }
  if (!isRecord(edits)) return {};
  const isValid = (edit: unknown) =>
    isRecord(edit) &&
    Array.isArray(edit.texts) &&
    edit.texts.every((text) => typeof text === 'string');
  return Object.fromEntries(
    Object.entries(edits).filter(([, edit]) => isValid(edit)),
  ) as StoredEdits;
}

/** What is stored for a page once a file has other edits; null where nothing is edited any more. */
export function withStoredEdit(
  stored: string | null,
  file: string,
  edit: StoredEdit | undefined,
): string | null {
  const { [file]: _before, ...others } = parseEdits(stored);
  const edits = edit ? { ...others, [file]: edit } : others;
  return Object.keys(edits).length > 0 ? JSON.stringify(edits) : null;
}
