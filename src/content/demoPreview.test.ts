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

  const region = (count: number, name = '') =>
    `// preview-start${name}\n${'a;\n'.repeat(count)}// preview-end`;

  it('allows as many lines as fit below a demo', () => {
    expect(splitPreview(region(maxRegionLines)).problem).toBeUndefined();
    expect(splitPreview(region(maxRegionLines + 1)).problem).toMatchObject({
      line: 1,
      what: 'The preview has 15 lines, but at most 14 are allowed',
    });
  });

  const noEnd = '`preview-start` has no `preview-end` after it';
  const noStart = '`preview-end` has no `preview-start` before it';

  it.each([
    ['a\n// preview-start\nb', 2, noEnd],
    ['a\n\n// preview-end', 3, noStart],
    ['// preview-start\n// preview-start\na\n// preview-end', 1, noEnd],
    ['// preview-start\na\n// preview-end\n// preview-end', 4, noStart],
    [`${region(1)}\n${region(1)}`, 4, 'There is a second preview without a name'],
    [`${region(1, ' b')}\n${region(1, ' b')}`, 4, 'There is a second preview `b`'],
    ['// preview-start a\na\n// preview-end b', 3, '`preview-end b` ends another region'],
    ['// preview-start\n\n// preview-end', 1, 'The preview is empty'],
  ])('%j: problem in line %i: %s', (source, line, what) => {
    expect(splitPreview(source).problem).toMatchObject({ line, what });
  });
});
