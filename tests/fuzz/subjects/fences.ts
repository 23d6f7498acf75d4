import { deepEqual, equal } from 'node:assert/strict';
import fc from 'fast-check';
import { fuzzCheck, type FuzzSubject } from '../../../scripts/fuzz/FuzzSubject';
import { compilePage } from '../../../src/content/compilePage';
import { highlight, isLanguage, languageNames } from '../../../src/content/highlight';
import type { Block } from '../../../src/content/PageRecord';

const code = 'a("b");\n// c';
const known = fc.constantFrom(...languageNames());
const fence = fc.record({
  language: fc.oneof(
    { weight: 3, arbitrary: known },
    known.map((name) => name.toUpperCase()),
    fc.stringMatching(/^[a-z][a-z0-9+#.-]{0,8}$/),
  ),
  // How the line that is marked is written, with a title or without one.
  rest: fc.constantFrom('', '{1}', '{1} title="a.b"', ' {1}', ' title="a.b"', ':a.b', ':a.b {1}'),
});

/** What stands behind the marks of a fence decides its colors, marks and title, or is reported. */
export const subject: FuzzSubject = {
  runs: 2000,
  async open() {
    // Some languages take seconds to load.
    for (const name of languageNames()) await highlight(code, name);
    return {
      checks: {
        'a fence has its colors, or one problem': fuzzCheck(fence, async ({ language, rest }) => {
          const { record, problems } = await compilePage({
            file: 'a.md',
            displayFile: 'a.md',
            text: `---\ntitle: T\ndescription: D\n---\n\n# T\n\n\`\`\`${language}${rest}\n${code}\n\`\`\`\n`,
            pathname: '/a/',
            base: '/',
          });
          equal(problems.length, isLanguage(language) ? 0 : 1);
          const { props } = record.blocks[1] as Block & { props: Record<string, unknown> };
          const marks = rest.includes('{1}') ? { highlighted: new Set([1]) } : {};
          deepEqual(
            [props['html'], props['title']],
            [await highlight(code, language, marks), rest.includes('a.b') ? 'a.b' : undefined],
          );
        }),
      },
      close: () => Promise.resolve(),
    };
  },
};
