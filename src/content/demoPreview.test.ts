import { describe, expect, it } from 'vitest';
import { cutRegion, maxRegionLines, splitPreview } from './demoPreview';

const lines = (...all: string[]) => all.join('\n');

const textsOf = (source: string) => {
  const { text, regions } = splitPreview(source);
  return regions.map((region) => cutRegion(text, region));
};

describe('splitPreview', () => {
  it('leaves a source without markers alone', () => {
    expect(splitPreview('a\nb')).toEqual({ text: 'a\nb', regions: [] });
  });

  it('finds the lines between the markers, and takes the markers away', () => {
    const source = lines(
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
    );
    expect(splitPreview(source)).toEqual({
      text: lines('return (', '  <A>', '    <B>', '', '      c', '    </B>', '  </A>', ');'),
      regions: [{ from: 2, to: 6 }],
    });
    expect(textsOf(source)).toEqual([lines('<B>', '', '  c', '</B>')]);
    expect(textsOf(lines('// preview-start', 'a;', '/* preview-end */'))).toEqual(['a;']);
  });

  it('finds several regions by their names', () => {
    const source = lines(
      '// preview-start data',
      'a;',
      '// preview-end',
      'b;',
      '  {/* preview-start layout */}',
      '  <C />',
      '  {/* preview-end layout */}',
    );
    expect(splitPreview(source)).toEqual({
      text: lines('a;', 'b;', '  <C />'),
      regions: [
        { name: 'data', from: 0, to: 1 },
        { name: 'layout', from: 2, to: 3 },
      ],
    });
    expect(textsOf(source)).toEqual(['a;', '<C />']);
  });

  it('moves highlighted lines to the margin', () => {
    expect(
      cutRegion('x\n  <span class="tk-k">a</span>\n<span class="tk-s">    b</span>', {
        from: 1,
        to: 3,
      }),
    ).toBe('<span class="tk-k">a</span>\n<span class="tk-s">  b</span>');
  });

  it('takes no other comment for a marker', () => {
    expect(splitPreview('// the preview-start of it\na // preview-start').regions).toEqual([]);
    expect(splitPreview('// preview-start two words').regions).toEqual([]);
  });

  it('allows as many lines as fit below a demo', () => {
    const region = (count: number) =>
      lines('// preview-start', ...Array.from({ length: count }, () => 'a;'), '// preview-end');
    expect(splitPreview(region(maxRegionLines)).problem).toBeUndefined();
    expect(splitPreview(region(maxRegionLines + 1)).problem).toMatchObject({
      line: 1,
      what: 'The preview has 15 lines, but at most 14 are allowed',
    });
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
      '`preview-end` has no `preview-start` before it',
    ],
    [
      'two starts',
      lines('// preview-start', '// preview-start', 'a', '// preview-end'),
      1,
      '`preview-start` has no `preview-end` after it',
    ],
    [
      'two ends',
      lines('// preview-start', 'a', '// preview-end', '// preview-end'),
      4,
      '`preview-end` has no `preview-start` before it',
    ],
    [
      'two without a name',
      lines('// preview-start', 'a', '// preview-end', '// preview-start', 'a', '// preview-end'),
      4,
      'There is a second preview without a name',
    ],
    [
      'two of a name',
      lines(
        '// preview-start b',
        'a',
        '// preview-end',
        '// preview-start b',
        'a',
        '// preview-end',
      ),
      4,
      'There is a second preview `b`',
    ],
    [
      'another end',
      lines('// preview-start a', 'a', '// preview-end b'),
      3,
      '`preview-end b` ends another region',
    ],
    ['nothing in it', lines('// preview-start', '', '// preview-end'), 1, 'The preview is empty'],
  ])('%s', (_, source, line, what) => {
    expect(splitPreview(source).problem).toMatchObject({ line, what });
  });
});
