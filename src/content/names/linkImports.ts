import { homeOf, packageOfModule, type DocumentedNames } from './DocumentedNames';
import { readImports } from './readImports';

/**
 * Makes links of the names that highlighted code imports.
 * @param html one line of it for each line of the code
 * @param toHref makes a home the URL to write
 */
export function linkImports(
  html: string,
  code: string,
  names: DocumentedNames,
  pathname: string,
  toHref: (home: string) => string,
): string {
  const lines = html.split('\n');
  for (const { name, module, line } of readImports(code)) {
    const packageName = packageOfModule(names, module);
    const home = packageName === undefined ? undefined : homeOf(names, packageName, name, pathname);
    if (home !== undefined) lines[line] = linkWord(lines[line]!, name, toHref(home));
  }
  return lines.join('\n');
}

/** Makes a link of the first place of a word in HTML that is in no link yet. */
function linkWord(html: string, word: string, href: string): string {
  const pattern = new RegExp(`(?<![\\w$])${word.replaceAll('$', '\\$')}(?![\\w$])`);
  let isInLink = false;
  let isDone = false;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (/^<\/?a\b/.test(part)) isInLink = !part.startsWith('</');
      if (isDone || isInLink || part.startsWith('<') || !pattern.test(part)) return part;
      isDone = true;
      return part.replace(pattern, (found) => `<a href="${href}">${found}</a>`);
    })
    .join('');
}
