import { css as serialize } from '@emotion/react';
import { describe, expect, test } from 'vitest';
import { createEmotionCache, createEmotionCaches } from './createEmotionCache';

/** The class name and rules of a style in a cache, as on the server. */
function insert(direction: 'ltr' | 'rtl', css: string) {
  const cache = createEmotionCache(direction);
  cache.compat = true;
  const serialized = serialize(css);
  cache.insert(`.${cache.key}-${serialized.name}`, serialized, cache.sheet, true);
  return {
    name: `${cache.key}-${serialized.name}`,
    rules: String(cache.inserted[serialized.name]),
  };
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

  // One of each kind of value that cssjanus 2.3.0 mirrors.
  test.each([
    ['left:0', 'right:0'],
    ['float:right', 'float:left'],
    ['direction:ltr', 'direction:rtl'],
    ['cursor:e-resize', 'cursor:w-resize'],
    ['margin:1px 2px 3px 4px', 'margin:1px 4px 3px 2px'],
    ['padding:0 auto 0 4px!important', 'padding:0 4px 0 auto!important'],
    ['border-width:1px 2px 3px 4px', 'border-width:1px 4px 3px 2px'],
    ['border-color:red lime blue gray', 'border-color:red gray blue lime'],
    ['border-style:solid none dotted hidden', 'border-style:solid hidden dotted none'],
    ['border-radius:1px 2px', 'border-radius:2px 1px'],
    ['background-position:10% 0', 'background-position:90% 0'],
    ['background:url(x.png) 25% 0', 'background:url(x.png) 75% 0'],
    ['background-position-x:10%', 'background-position-x:90%'],
    ['box-shadow:2px 0 red', 'box-shadow:-2px 0 red'],
    ['text-shadow:red 2px 0', 'text-shadow:red -2px 0'],
    ['transform:translateX(4px)', 'transform:translateX(-4px)'],
    ['transform:rotate(1deg) translate(4px,1px)', 'transform:rotate(1deg) translate(-4px,1px)'],
  ])('mirrors %s', (given, mirrored) => {
    expect(insert('rtl', `${given};color:red;`).rules).toContain(`${mirrored};`);
  });

  test('mirrors inside conditions and key frames', () => {
    expect(insert('rtl', '@media print{left:0}').rules).toContain('right:0;');
    expect(insert('rtl', '@supports (left:0){&:hover{left:0}}').rules).toContain('{right:0;}');
    expect(insert('rtl', '@keyframes slide{from{left:0}}').rules).toContain('right:0;');
  });

  test('adds vendor prefixes in both directions', () => {
    expect(insert('ltr', style).rules).toContain('-webkit-user-select:none');
    expect(insert('rtl', style).rules).toContain('-webkit-user-select:none');
  });

  test('scopes a rule to its direction, whatever surrounds the class', () => {
    const { name, rules } = insert(
      'rtl',
      'color:red;&:hover::before{color:blue}[data-x] &{margin-left:8px}',
    );
    const scoped = `.${name}:where([dir=rtl] *)`;
    expect(rules).toBe(
      `${scoped}{color:red;}${scoped}:hover::before{color:blue;}[data-x] ${scoped}{margin-right:8px;}`,
    );
  });

  test('leaves global rules and keyframes unscoped', () => {
    const cache = createEmotionCache('rtl');
    cache.compat = true;
    const serialized = serialize('html{color:red;}@keyframes x{from{opacity:0}}');
    cache.insert('', serialized, cache.sheet, true);
    expect(cache.inserted[serialized.name]).toBe(
      'html{color:red;}@-webkit-keyframes x{from{opacity:0;}}@keyframes x{from{opacity:0;}}',
    );
  });

  test('adds vendor prefixes with the same parser as Emotion', () => {
    // Another version of stylis fails on these, the only selectors that get a prefix.
    const { name, rules } = insert('rtl', '::placeholder{color:red}');
    expect(rules).toContain(`.${name}:where([dir=rtl] *)::placeholder{color:red;}`);
  });
});

describe('createEmotionCaches', () => {
  function createCompatible() {
    const caches = createEmotionCaches();
    caches.ltr.compat = true;
    caches.rtl.compat = true;
    return caches;
  }

  test.each([
    ['ltr', 'rtl'],
    ['rtl', 'ltr'],
  ] as const)('a rule inserted for %s is inserted mirrored for %s, too', (own, other) => {
    const caches = createCompatible();
    const serialized = serialize(style);
    caches[own].insert(`.css-${serialized.name}`, serialized, caches[own].sheet, true);
    expect(caches[own].inserted[serialized.name]).toBe(insert(own, style).rules);
    expect(caches[other].inserted[serialized.name]).toBe(insert(other, style).rules);
  });

  test('rules of the other direction can be inserted later', () => {
    const waiting: (() => void)[] = [];
    const caches = createEmotionCaches((work) => waiting.push(work));
    caches.ltr.compat = true;
    caches.rtl.compat = true;
    const serialized = serialize(style);
    caches.ltr.insert(`.css-${serialized.name}`, serialized, caches.ltr.sheet, true);
    expect(caches.rtl.inserted).not.toHaveProperty(serialized.name);
    for (const work of waiting) work();
    expect(caches.rtl.inserted[serialized.name]).toBe(insert('rtl', style).rules);
    expect(waiting).toHaveLength(1);
  });

  test('global rules, which have a sheet of their own, are inserted once', () => {
    const caches = createCompatible();
    const serialized = serialize('html{color:red}');
    caches.ltr.insert('', serialized, createEmotionCache('ltr').sheet, true);
    expect(caches.ltr.inserted).toHaveProperty(serialized.name);
    expect(caches.rtl.inserted).not.toHaveProperty(serialized.name);
  });
});
