import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';

/**
 * Whether a page has a Markdown version beside it, and whether this request prefers that. Browsers ask for HTML;
 * a request that accepts both alike gets HTML, too.
 * @param pathname decoded canonical path of an existing file
 */
export function markdownInstead(
  folder: string,
  pathname: string,
  request: Pick<IncomingMessage, 'headers'>,
): { hasVersions: boolean; isPreferred: boolean } {
  const hasVersions = pathname.endsWith('/') && existsSync(path.join(folder, pathname, 'index.md'));
  const preferred = new Negotiator(request).mediaType(['text/html', 'text/markdown']);
  return { hasVersions, isPreferred: hasVersions && preferred === 'text/markdown' };
}
