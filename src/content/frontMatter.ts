import { LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import { authoredLayouts, type PageLayout } from '../domain/content/layouts';
import type { Problem } from './Problem';

/** Longest title and description, in characters: what a search result shows. */
export const textLimits = { title: 70, description: 160 } as const;

const schema = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  layout: z.enum(authoredLayouts).optional(),
  ad: z.boolean().optional(),
});

export interface FrontMatter {
  title?: string;
  description: string;
  layout: PageLayout;
  ad: boolean;
  /** Line of the title, for a problem found later. */
  titleLine: number;
  /** False when it could not be read and says nothing about what the author left out. */
  isReadable: boolean;
}

type Report = (line: number, text: Pick<Problem, 'what' | 'why' | 'fix'>) => void;

function lineOf(
  document: Document,
  counter: LineCounter,
  path: PropertyKey[],
  offset: number,
): number {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  const range = (node as { range?: [number, number, number] } | undefined)?.range;
  return offset + (range ? counter.linePos(range[0]).line : 1) - 1;
}

/**
 * Reads the YAML between the `---` lines.
 * @param yaml text between the fences, undefined when the page has none
 * @param firstLine line of the file on which that text begins
 */
export function readFrontMatter(
  yaml: string | undefined,
  firstLine: number,
  report: Report,
): FrontMatter {
  const counter = new LineCounter();
  const document = parseDocument(yaml ?? '', { lineCounter: counter });
  const fallback: FrontMatter = {
    description: '',
    layout: 'doc',
    ad: true,
    titleLine: 1,
    isReadable: false,
  };

  for (const error of document.errors) {
    report(firstLine + (error.linePos?.[0].line ?? 1) - 1, {
      what: `The front matter is not valid YAML: ${error.message.split(/ at line |\n/)[0]}.`,
      why: 'Without it the page has no title and no description.',
      fix: 'Write `key: value` lines between two `---` lines; quote a value that holds a colon.',
    });
  }
  if (document.errors.length > 0) return fallback;

  const parsed = schema.safeParse(document.toJS() ?? {});
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      report(lineOf(document, counter, issue.path, firstLine), {
        what:
          issue.path.length > 0
            ? `Front matter \`${issue.path.join('.')}\`: ${issue.message}.`
            : `The front matter is not a list of keys: ${issue.message}.`,
        why: 'The page cannot be placed or described without it.',
        fix: `Known keys: title (text), description (text), layout (${authoredLayouts.join(' or ')}), ad (true or false).`,
      });
    }
    return fallback;
  }

  const { title, description, layout = 'doc', ad = true } = parsed.data;
  if (!description?.trim()) {
    report(firstLine, {
      what: 'The page has no description.',
      why: 'Search results and link previews show it.',
      fix: `Add \`description: ...\` to the front matter, ${textLimits.description} characters at most.`,
    });
  } else if (description.length > textLimits.description) {
    report(lineOf(document, counter, ['description'], firstLine), {
      what: `The description has ${description.length} characters, ${textLimits.description} at most are allowed.`,
      why: 'Search results cut it there.',
      fix: `Take out ${description.length - textLimits.description} characters.`,
    });
  }
  return {
    ...(title?.trim() ? { title: title.trim() } : {}),
    description: description ?? '',
    layout,
    ad,
    isReadable: true,
    titleLine: title === undefined ? firstLine : lineOf(document, counter, ['title'], firstLine),
  };
}
