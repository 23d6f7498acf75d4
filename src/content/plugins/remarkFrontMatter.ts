import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { z } from 'zod';
import { authoredLayouts } from '../../domain/content/layouts';
import { packageOfPage } from '../names/DocumentedNames';
import { didYouMean } from '../nearest';
import { draftOf, lineOf as lineOfNode, report, type PageDraft } from '../PageFile';
import { readYamlLines } from '../yamlLines';

/** Longest title and description, in characters: what a search result shows. */
export const textLimits = { title: 70, description: 160 } as const;

const schema = z.strictObject({
  title: z.string().optional(),
  description: z.string().optional(),
  layout: z.enum(authoredLayouts).default('doc'),
  ad: z.boolean().default(true),
  components: z.array(z.string()).default([]),
  prompt: z.boolean().optional(),
  order: z.number().optional(),
  lang: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/, 'expected a language tag, such as ar or pt-BR')
    .optional(),
});

/** What a page teaches has a page of its own in the reference. */
function checkComponent({ source }: PageDraft, file: VFile, name: string, line: number): void {
  const { names, pathname } = source;
  const homes = names && names.homes[packageOfPage(names, pathname) ?? ''];
  if (!homes) return;
  // A type is described on the page of its owner.
  const known = Object.keys(homes).filter((one) => !homes[one]!.includes('#'));
  if (known.includes(name)) return;
  report(file, line, {
    what: `The reference has no page for ${name}.`,
    why: 'The import row and the API section of the page come from it.',
    fix: `Name components and hooks of the package.${didYouMean(name, known)}`,
  });
}

/** As much of a text as fits a description: whole sentences, else whole words. */
export function cutDescription(text: string): string {
  if (text.length <= textLimits.description) return text;
  const start = text.slice(0, textLimits.description);
  return /^.*[.!?](?= )/.exec(start)?.[0] ?? start.replace(/\s*\S*.$/, '…');
}

/** The start of the first paragraph, as long as a description may be. */
function firstSentences(tree: Root): string {
  let text = '';
  visit(tree, 'paragraph', (node) => {
    text = toString(node, { includeImageAlt: false, includeHtml: false })
      .replace(/\s+/g, ' ')
      .trim();
    return text === '' ? CONTINUE : EXIT;
  });
  return cutDescription(text);
}

/** Reads the YAML between the `---` lines. Where it has no description, the first paragraph is one. */
export const remarkFrontMatter = () => (tree: Root, file: VFile) => {
  const page = draftOf(file);
  const [yaml] = tree.children;
  const firstLine = yaml?.type === 'yaml' ? lineOfNode(yaml) + 1 : 1;
  const source = yaml?.type === 'yaml' ? yaml.value : '';
  const { document, errors, lineOf } = readYamlLines(source, firstLine);
  for (const { line, message } of errors) {
    report(file, line, {
      what: `The front matter is not valid YAML: ${message}.`,
      why: 'Without it the page has no title and no description.',
      fix: 'Write `key: value` lines between two `---` lines; quote a value that contains a colon.',
    });
  }
  const parsed = errors.length > 0 ? undefined : schema.safeParse(document.toJS() ?? {});
  const knownKeys = `Known keys: title (text), description (text), layout (${authoredLayouts.join(' or ')}), ad (true or false), components (a list of names), prompt (true or false), order (a number), lang (a language tag).`;
  for (const issue of parsed?.error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        report(file, lineOf([key]), {
          what: `The front matter has the unknown key \`${key}\`.`,
          why: 'It would have no effect.',
          fix: `${knownKeys}${didYouMean(key, Object.keys(schema.shape))}`,
        });
      continue;
    }
    report(file, lineOf(issue.path), {
      what:
        issue.path.length > 0
          ? `Front matter \`${issue.path.join('.')}\`: ${issue.message}.`
          : `The front matter is not a list of keys: ${issue.message}.`,
      why: 'The page cannot be placed or described without it.',
      fix: knownKeys,
    });
  }
  if (!parsed?.success) {
    page.isReadable = false;
    return;
  }
  const { title, description = '', layout, ad, components, prompt, order, lang } = parsed.data;
  Object.assign(page.meta, {
    title: title?.trim() ?? '',
    description,
    layout,
    ad,
    components: components.length > 0 ? components : undefined,
    prompt,
    order,
    lang,
  });
  components.forEach((name, index) =>
    checkComponent(page, file, name, lineOf(['components', index])),
  );
  page.titleLine = title === undefined ? firstLine : lineOf(['title']);
  if (!description.trim()) page.meta.description = firstSentences(tree);
  else if (description.length > textLimits.description) {
    report(file, lineOf(['description']), {
      what: `The description has ${description.length} characters, but at most ${textLimits.description} are allowed.`,
      why: 'Search results cut it there.',
      fix: `Remove ${description.length - textLimits.description} characters.`,
    });
  }
};
