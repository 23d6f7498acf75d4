import { describe, expect, it } from 'vitest';
import { splitPreview } from './demoPreview';

const lines = (...all: string[]) => all.join('\n');

describe('splitPreview', () => {
  it('leaves a source without markers alone', () => {
    expect(splitPreview('a\nb')).toEqual({ text: 'a\nb' });
  });

  it('cuts the lines between the markers out, to the margin, and takes the markers away', () => {
    expect(
      splitPreview(
        lines(
          'return (',
          '  <A>',
          '    {/* preview-start */}',
          '    <B>',
          '',
          '      c',
          '    </B>',
          '    {/* preview-end */}',
          '  </A>',
          ');',
        ),
      ),
    ).toEqual({
      text: lines('return (', '  <A>', '    <B>', '', '      c', '    </B>', '  </A>', ');'),
      preview: lines('<B>', '', '  c', '</B>'),
    });
    expect(splitPreview(lines('// preview-start', 'a;', '/* preview-end */')).preview).toBe('a;');
  });

  it('takes no other comment for a marker', () => {
    expect(splitPreview('// the preview-start of it\na // preview-start').preview).toBeUndefined();
  });

  it.each([
    [
      'no end',
      lines('a', '// preview-start', 'b'),
      2,
      '`preview-start` has no `preview-end` after it',
    ],
    [
      'no start',
      lines('a', '', '// preview-end'),
      3,
      '`preview-end` stands before any `preview-start`',
    ],
    [
      'two starts',
      lines('// preview-start', '// preview-start', 'a', '// preview-end'),
      1,
      '`preview-start` has no `preview-end` after it',
    ],
    [
      'two previews',
      lines('// preview-start', 'a', '// preview-end', '// preview-start', 'a', '// preview-end'),
      4,
      'There is a second preview',
    ],
    ['nothing in it', lines('// preview-start', '', '// preview-end'), 1, 'The preview is empty'],
  ])('%s', (_, source, line, what) => {
    expect(splitPreview(source).mistake).toEqual({ line, what });
  });
});
