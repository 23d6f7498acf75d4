import { expect, it } from 'vitest';
import { textOfCode } from './codeAnchors';

it('reads code out of its highlighted form', () => {
  expect(
    textOfCode('<span class="line"><span>a</span> &lt; b &amp;&amp; c &gt; "d" &amp;lt;</span>'),
  ).toBe('a < b && c > "d" &lt;');
});
