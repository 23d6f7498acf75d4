import ts from 'typescript';
import type { Prose } from '../../../src/reference/records';

/** What a documentation comment says. */
export interface Comment {
  /** Without the lists of links that a generator appended (`Demos:`, `API:`). */
  text: string;
  default?: string;
  deprecated?: string;
  parameters: { name: string; description: string }[];
  returns?: string;
  values: { value: string; description: string }[];
  examples: string[];
  demos: { title: string; href: string }[];
  /** Addresses of reference pages it names. */
  api: string[];
}

const link = /^- \[([^\]]+)\]\(([^)]+)\)$/gm;

/** The comment of a declaration, that of its own only: none is taken over from what it extends. */
export function readComment(node: ts.Node | undefined): Comment {
  const docs = node ? ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc) : [];
  const tags = docs.flatMap((doc) => [...(doc.tags ?? [])]);
  const whole = docs.map((doc) => textOf(doc.comment)).join('\n\n');
  const { value, rest } = defaultOf(tags.find((tag) => tag.tagName.text === 'default'));
  const prose = whole.replace(/^(Demos|API):\n[\s\S]*$/m, '').trim();
  const stated = value ?? /\bDefaults to `([^`]+)`/.exec(prose)?.[1];
  const deprecated = tags.find(ts.isJSDocDeprecatedTag);
  const returns = tags.find(ts.isJSDocReturnTag);
  return {
    text: [prose, rest].filter(Boolean).join('\n'),
    default: stated && stated !== 'undefined' ? stated : undefined,
    deprecated: deprecated && textOf(deprecated.comment),
    parameters: tags
      .filter(ts.isJSDocParameterTag)
      .map((tag) => ({ name: tag.name.getText(), description: described(tag) })),
    returns:
      returns &&
      [returns.typeExpression?.type.getText(), textOf(returns.comment)].filter(Boolean).join(' '),
    values: tags.flatMap(valueOf),
    examples: tags
      .filter((tag) => tag.tagName.text === 'example')
      .map((tag) => textOf(tag.comment)),
    demos: links(whole, 'Demos').map(([title, href]) => ({ title, href })),
    api: links(whole, 'API').map(([, href]) => href),
  };
}

/**
 * Words of a comment, as a quotation from its package, with a full stop if the last sentence lacks one.
 * @returns undefined where there are none
 */
export const quoted = (
  words: string | undefined,
  quotedFrom: string | undefined,
): Prose | undefined =>
  words === undefined
    ? undefined
    : { text: /\s(?!\S*:\/\/)\S*[\p{L}\p{N}`]$/u.test(words) ? `${words}.` : words, quotedFrom };

function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}

/** `- text` or `text`, without the backslash that breaks a line in Markdown. */
function described(tag: ts.JSDocPropertyLikeTag): string {
  return textOf(tag.comment).replace(/^-\s+/, '').replace(/\\$/, '').trim();
}

/** `@property {'condensed'} condensed - Shows the avatar.`: what a value of a union means. */
function valueOf(tag: ts.JSDocTag): Comment['values'] {
  if (tag.tagName.text !== 'property') return [];
  const [, value, description] =
    /^\{(.+?)\}\s+\S+(?:\s+-)?\s+([\s\S]+)$/.exec(textOf(tag.comment)) ?? [];
  return value && description ? [{ value, description }] : [];
}

/** `300000 (5 minutes)`, `''⏎Only for…` and `[]`: the value is what stands before prose. */
function defaultOf(tag: ts.JSDocTag | undefined): { value?: string; rest?: string } {
  if (!tag) return {};
  const [first = '', ...lines] = textOf(tag.comment).split('\n');
  const [, value = first, remark] = /^(.*\S)\s+(\(.*\))$/.exec(first) ?? [];
  return { value, rest: [remark, ...lines].filter(Boolean).join('\n') };
}

function links(comment: string, list: string): [string, string][] {
  const part =
    new RegExp(`^${list}:\\n\\n([\\s\\S]*?)(?:\\n\\n[A-Z]|$(?![\\s\\S]))`, 'm').exec(
      comment,
    )?.[1] ?? '';
  return [...part.matchAll(link)].map((match) => [match[1]!, match[2]!]);
}
