import { describe, expect, it } from 'vitest';
import { codeHashAnchors, formatCodeHash, parseCodeHash } from './codeHash';

describe('parseCodeHash', () => {
  it.each([
    ['', { demo: '' }],
    ['#Basic', { demo: 'Basic' }],
    ['#Basic.js', { demo: 'Basic', codeVariant: 'JS' }],
    ['#Basic.tsx', { demo: 'Basic', codeVariant: 'TS' }],
    ['#system-Basic.tsx', { demo: 'Basic', codeVariant: 'TS', codeStyling: 'MUI System' }],
    ['#tailwind-Basic.js', { demo: 'Basic', codeVariant: 'JS', codeStyling: 'Tailwind' }],
    ['#css-Basic', { demo: 'Basic', codeStyling: 'CSS' }],
  ])('%s', (hash, expected) => {
    expect(parseCodeHash(hash)).toEqual(expected);
  });

  it('parses a styling only at the start, a language only at the end', () => {
    expect(parseCodeHash('#use-css-thing.js')).toEqual({
      demo: 'use-css-thing',
      codeVariant: 'JS',
    });
    expect(parseCodeHash('#a.js.map')).toEqual({ demo: 'a.js.map' });
    expect(parseCodeHash('#a.jsx')).toEqual({ demo: 'a.jsx' });
    expect(parseCodeHash('#CSS-Basic')).toEqual({ demo: 'CSS-Basic' });
  });

  it('does not parse the hash of a heading as a demo', () => {
    expect(parseCodeHash('#css-variables')).toEqual({ demo: 'css-variables' });
    expect(parseCodeHash('#system-requirements')).toEqual({ demo: 'system-requirements' });
    expect(parseCodeHash('#tailwind-')).toEqual({ demo: 'tailwind-' });
    expect(parseCodeHash('#css-basic.js')).toEqual({
      demo: 'basic',
      codeVariant: 'JS',
      codeStyling: 'CSS',
    });
  });
});

it('writes what is parsed', () => {
  expect(formatCodeHash('Basic', 'TS', 'MUI System')).toBe('system-Basic.tsx');
});

it('a demo has nine hashes, including its name', () => {
  const anchors = codeHashAnchors('Basic');
  expect(new Set(['Basic', ...anchors]).size).toBe(9);
  expect(anchors.every((anchor) => parseCodeHash(`#${anchor}`).demo === 'Basic')).toBe(true);
});
