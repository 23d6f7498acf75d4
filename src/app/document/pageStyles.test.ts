import { expect, it } from 'vitest';
import { sheetOf, withSheet } from './pageStyles';

it('prints the rules of a class as one nested rule', () => {
  const rules = { 'css-1': '.css-1{top:0}.css-1:hover,a .css-1>b{top:1px}', 'css-2': 'p{top:2px}' };
  const sheet = sheetOf(['div.css-1', 'i.css-2', 'b'], { own: '', rules, later: '' });
  expect(sheet).toContain('.css-1{top:0;&:hover,a &>b{top:1px}}p{top:2px}');
});

it('has the variables that its own rules and later ones name, also through others', () => {
  const own =
    ':root{--a:var(--b);--b:calc(1px + 2px);--c:2px;--d:3px}div{top:var(--a);left:var(--a);right:var(--b)}';
  const sheet = sheetOf(['div'], { own, rules: {}, later: 'var(--d, 0)' });
  expect(sheet).toContain(':root{--a:var(--b);--b:calc(1px + 2px);--d:3px}');
  expect(sheet).not.toContain('--docs-');
  const inDevelopment = sheetOf(['div'], { own, rules: {} });
  expect(inDevelopment).toContain('--docs-palette-primary-main:');
  expect(inDevelopment).toContain('--c:2px');
});

it('writes short values of variables that nothing changes', () => {
  const own =
    ':root{--a:1px;--b:2px;--c:3px}[dir=rtl]{--b:0px}div{top:var(--a);left:var(--b);right:var(--c)}';
  const sheet = sheetOf(['div'], { own, rules: {}, later: 'var(--c)' });
  expect(sheet).toContain('div{top:1px;left:var(--b);right:var(--c)}');
});

it('replaces the style sheet of a document', () => {
  const first = withSheet('<head><style></style></head>', 'a{b:$&}');
  expect(first).toBe('<head><style>a{b:$&}</style></head>');
  expect(withSheet(first, 'c{}')).toBe('<head><style>c{}</style></head>');
});
