import { expect, it } from 'vitest';
import { withCommandLines, withLineLinks } from './CodeBlock';

it('keeps words with hyphens and the lines of commands together', () => {
  expect(
    withCommandLines('<span class="tk-f">npx </span>a --no-install\n\n<b title="b-c">cd</b> a'),
  ).toBe(
    [
      '<span class="command"><span class="tk-f">npx </span>a <span class="word">--no-install</span></span>',
      '<span class="command"></span>',
      '<span class="command"><b title="b-c">cd</b> a</span>',
    ].join('\n'),
  );
});

const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

it('gives every line an address and leaves the text alone', () => {
  const html = 'const a = 1;\n\n<span class="tk-k">return</span> a;';
  const linked = withLineLinks(html, 'sum', 'Line {number}');
  expect(linked.match(/id="sum-L\d"/g)).toEqual(['id="sum-L1"', 'id="sum-L2"', 'id="sum-L3"']);
  expect(linked).toContain('<a href="#sum-L3" aria-label="Line 3"');
  expect(textOf(linked)).toBe(textOf(html));
  expect(linked.match(/tabindex="-1"/g)).toHaveLength(2);
});

it('takes any name that a language has for a line', () => {
  expect(withLineLinks('x', 'a', '"{number}" & so')).toContain(
    'aria-label="&quot;1&quot; &amp; so"',
  );
});

it('keeps what marks a line', () => {
  expect(withLineLinks('<span class="line line-added">x</span>', 'a', 'Line {number}')).toMatch(
    /^<span class="line line-added" id="a-L1"><a [^>]*><\/a>x<\/span>$/,
  );
});
