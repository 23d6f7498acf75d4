import path from 'node:path';

/** What a request asks for. */
export interface RequestTarget {
  /** Decoded path, without empty segments, dots and `index.html`: a file or folder below the served one. */
  path: string;
  /** The same as it stands in URLs. */
  pathname: string;
  /** The query with its `?`, or an empty string. */
  search: string;
  /** Whether the request writes the path with these very segments. */
  isCanonical: boolean;
}

/**
 * Reads the target of a request line, in origin form or absolute form. Undefined where it names no path at all: `*`, a
 * wrong `%`, a null character, or a slash within a segment.
 */
export function requestTarget(url: string): RequestTarget | undefined {
  const [, asWritten, search = ''] =
    /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  const segments = asWritten?.split('/').map(decoded);
  if (!segments?.every((segment) => segment !== undefined && !/[\0/\\]/.test(segment)))
    return undefined;
  const written = segments.join('/');
  const normal = path.posix
    .normalize(written.replace(/\/\.\.?$/, '$&/'))
    .replace(/(?<=\/)index\.html$/, '');
  return { path: normal, pathname: urlPath(normal), search, isCanonical: normal === written };
}

/** A decoded path as it stands in URLs: those of pages have no parentheses either, which would end a Markdown link. */
export const urlPath = (decodedPath: string) =>
  encodeURI(decodedPath.normalize('NFC')).replace(
    /[?#()$]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
