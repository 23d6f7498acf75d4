import { css as serialize } from '@emotion/react';
import { describe, expect, test } from 'vitest';
import { createEmotionCache } from './createEmotionCache';

/** The class name and the rules that a style gets in a cache, as on the server. */
function insert(direction: 'ltr' | 'rtl', css: string) {
  const cache = createEmotionCache(direction);
  cache.compat = true;
  const serialized = serialize(css);
  cache.insert(`.${cache.key}-${serialized.name}`, serialized, cache.sheet, true);
  return { name: `${cache.key}-${serialized.name}`, rules: String(cache.inserted[serialized.name]) };
}

const style = 'margin-left:8px;padding-inline-start:4px;user-select:none;';

describe('createEmotionCache', () => {
  test('names a class the same in both directions', () => {
    expect(insert('rtl', style).name).toBe(insert('ltr', style).name);
    expect(insert('ltr', style).name).toMatch(/^css-/);
  });

  test('mirrors physical properties for right-to-left and leaves logical ones alone', () => {
    expect(insert('ltr', style).rules).toContain('margin-left:8px');
    const { rules } = insert('rtl', style);
    expect(rules).toContain('margin-right:8px');
    expect(rules).not.toContain('margin-left');
    expect(rules).toContain('padding-inline-start:4px');
  });

  test('prefixes in both', () => {
    expect(insert('ltr', style).rules).toContain('-webkit-user-select:none');
    expect(insert('rtl', style).rules).toContain('-webkit-user-select:none');
  });

  test('lets a rule count in its direction only, whatever stands around the class', () => {
    const { name, rules } = insert('rtl', 'color:red;&:hover::before{color:blue}[data-x] &{margin-left:8px}');
    const scoped = `.${name}:where([dir=rtl] *)`;
    expect(rules).toBe(`${scoped}{color:red;}${scoped}:hover::before{color:blue;}[data-x] ${scoped}{margin-right:8px;}`);
  });

  test('leaves global rules and keyframes alone', () => {
    const cache = createEmotionCache('rtl');
    cache.compat = true;
    const serialized = serialize('html{color:red;}@keyframes x{from{opacity:0}}');
    cache.insert('', serialized, cache.sheet, true);
    expect(cache.inserted[serialized.name]).toBe('html{color:red;}@-webkit-keyframes x{from{opacity:0;}}@keyframes x{from{opacity:0;}}');
  });

  test('prefixes with the parser that Emotion itself uses', () => {
    // Another version of stylis fails on these, the only selectors that get a prefix.
    const { name, rules } = insert('rtl', '::placeholder{color:red}');
    expect(rules).toContain(`.${name}:where([dir=rtl] *)::placeholder{color:red;}`);
  });
});
