import { parse } from 'postcss';
import { expect, it } from 'vitest';
import { nestRules } from './nestRules';

function nested(css: string): string {
  const root = parse(css);
  nestRules(root);
  return root.toString();
}

it.each([
  ['a{top:0}a:hover{top:1px}a>b,a[c]{top:2px}', 'a{top:0;&:hover{top:1px}&>b,&[c]{top:2px}}'],
  ['a{top:0}a b{top:1px}a b:hover{top:2px}', 'a{top:0;& b{top:1px;&:hover{top:2px}}}'],
  ['a{top:0}@media print{a{top:1px}a b{top:2px}}', 'a{top:0;@media print{top:1px;& b{top:2px}}}'],
  ['.a{&{top:0}& b{top:1px}& b:focus{top:2px}}', '.a{top:0;& b{top:1px;&:focus{top:2px}}}'],
])('nests %s', (css, expected) => expect(nested(css)).toBe(expected));

it.each([
  ['another name that begins alike', 'a{top:0}abbr{top:1px}'],
  ['rules that are not adjacent', 'a{top:0}b{top:1px}a:hover{top:2px}'],
  ['a list, whose specificity is that of its strongest selector', 'a,.b{top:0}a:hover{top:1px}'],
  ['a rule of which one selector is about something else', 'a{top:0}a:hover,b{top:1px}'],
  ['a query with a rule about something else', 'a{top:0}@media print{a{top:1px}b{top:2px}}'],
  ['pseudo-elements', 'a:before{top:0}a:before:hover{top:1px}'],
  ['other at-rules', 'a{top:0}@font-face{font-family:a}'],
])('leaves %s alone', (_name, css) => expect(nested(css)).toBe(css));
