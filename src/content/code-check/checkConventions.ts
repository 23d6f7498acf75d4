import { parseMarkdown } from '../parseMarkdown';
import type { Problem } from '../Problem';
import { readYamlLines } from '../yamlLines';
import { linksIn } from './externalLinks';

/**
 * What the pages of this documentation keep beyond what the compiler asks of any folder: each has a description that
 * somebody wrote, and links name pages, not files.
 */
export function checkConventions(file: string, text: string): Problem[] {
  const [yaml] = parseMarkdown(text, 'md').children;
  const hasDescription =
    yaml?.type === 'yaml' && readYamlLines(yaml.value).document.has('description');
  const withoutDescription: Problem = {
    file,
    line: 1,
    what: 'The page has no description.',
    why: 'Search results and link previews would show its first paragraph.',
    fix: 'Add `description: ...` to the front matter.',
  };
  return [
    ...(hasDescription ? [] : [withoutDescription]),
    ...linksIn(file, text)
      .filter(({ href }) => /^(?!\w+:|\/\/).*\.mdx?([?#]|$)/.test(href))
      .map(({ href, line }) => ({
        file,
        line,
        what: `The link ${href} names a file.`,
        why: 'The other pages link to paths.',
        fix: 'Write the path of the page, with a slash at its end.',
      })),
  ];
}
