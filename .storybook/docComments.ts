import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The text of the doc comment of a declaration, which is a pattern, without its tags. */
export const docCommentOf = (declaration: string, source: string): string | undefined =>
  new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*${declaration}`)
    .exec(source)?.[1]
    ?.replaceAll(/^\s*\*? ?/gm, '')
    .split(/^@/m)[0]
    ?.trim();

/**
 * Storybook writes the doc comment of a story, which is its caption, into `Story.input.parameters`, but into
 * `Story.parameters` for a story made by `extend`, where nothing reads it. It ignores the doc comment of `meta`,
 * which is the first paragraph of its docs page.
 */
export const docComments = (): Plugin => ({
  name: 'doc-comments',
  transform: {
    // After Storybook's own plugin.
    order: 'post',
    filter: { id: /\.stories\.tsx$/ },
    handler(code, id) {
      const captioned = code.replace(/\b([A-Z]\w*)\.parameters\b/g, '$1.input.parameters');
      const component = docCommentOf('const meta\\b', readFileSync(id, 'utf8'));
      if (!component) return captioned;
      const docs = JSON.stringify({ description: { component } });
      return `${captioned}\nmeta.input.parameters = { ...meta.input.parameters, docs: ${docs} };`;
    },
  },
});
