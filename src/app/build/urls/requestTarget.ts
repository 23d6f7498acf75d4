import path from 'node:path';
import { urlPath } from '../../../domain/navigation/canonicalPath';

/**
 * Reads the target of a request line, in origin form or absolute form. Undefined where it names no path at all: `*`, a
 * wrong `%`, a null character, or a slash within a segment.
 *
 * @returns `path`: decoded, without empty segments, dots and `index.html`; `pathname`: the same as it stands in URLs;
 * `search`: the query with its `?`, or empty; `isCanonical`: whether the path was asked for with these very segments.
 */
export function requestTarget(url: string) {
  const target = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)(\?[^#]*)?/i.exec(url);
  if (!target || /%(?:00|2f|5c)|\\/i.test(target[1]!)) return undefined;
  try {
    const written = decodeURIComponent(target[1]!);
    const asFolder = written.replace(/\/\.\.?$/, '$&/');
    const normal = path.posix.normalize(asFolder).replace(/(?<=\/)index\.html$/, '');
    const [pathname, search = ''] = [urlPath(normal), target[2]];
    return { path: normal, pathname, search, isCanonical: normal === written };
  } catch {
    return undefined;
  }
}
