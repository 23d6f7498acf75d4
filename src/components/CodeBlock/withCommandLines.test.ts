import { expect, test } from 'vitest';
import { withCommandLines } from './CodeBlock';

test('keeps words with hyphens and the lines of commands together', () => {
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
