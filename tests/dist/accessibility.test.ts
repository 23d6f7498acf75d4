// cspell:ignore äöüßéèêñç avec cette dans eine esta nicht vous wird
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { groupBy } from '../../src/domain/groupBy';
import { siteFolder } from '../support/site';
import { pages, pagesWith, ParsedPage } from './builtSite';

declare module 'vitest' {
  interface TaskMeta {
    /** The success criteria that the test checks: `1.4.3 Contrast`. */
    wcag?: readonly string[];
  }
}

const evidence = (wcag: string) => ({ meta: { wcag: [wcag] } });

/** Words that each of these languages has in nearly every sentence, and English has not. */
const commonWords = [
  /\b(und|nicht|ist|für|mit|ein|eine|das|wird)\b/gi,
  /\b(une|est|pour|avec|dans|les|vous|des|cette)\b/gi,
  /\b(los|una|para|por|con|que|esta|del|las)\b/gi,
];
const isForeign = (text: string) =>
  /[^\p{Script=Latin}\P{L}]|[äöüßéèêñç]/u.test(text) ||
  commonWords.some((words) => new Set(text.match(words)).size > 2);
const textsWithoutLanguage = ({ tagName, properties, children }: Element): string[] =>
  /^(pre|code|kbd|script|style|noscript)$/.test(tagName) || properties.lang
    ? []
    : children.flatMap((child) =>
        child.type === 'element'
          ? textsWithoutLanguage(child)
          : child.type === 'text'
            ? child.value
            : [],
      );

test('text in another language names it', evidence('3.1.2 Language of Parts'), () => {
  expect(
    pagesWith((page) => page.all('body').flatMap(textsWithoutLanguage).filter(isForeign)),
  ).toEqual([]);
});

/** A link or a button, as people know it: by its name, and by where it leads or what it opens. */
const controlOf = (control: Element) => {
  const { href, popoverTarget, dataIsland, ariaLabel } = control.properties;
  const name = String(ariaLabel ?? toString(control)).trim();
  return { name, to: String(href ?? popoverTarget ?? dataIsland ?? name) };
};
/** What the parts of the shell have on each page, by the part, and for a menu its product. */
const shells = groupBy(
  pages.flatMap((page) =>
    ['header', 'nav[id]', 'footer'].map((selector) => ({
      part: `${selector} ${page.attribute(selector, 'ariaLabel') ?? ''}`,
      address: page.address,
      controls: page.all(`${selector} :is(a, button)`).map(controlOf),
    })),
  ),
  ({ part }) => part,
);

test('header, menu and footer keep their order', evidence('3.2.3 Consistent Navigation'), () => {
  expect(shells.size).toBeGreaterThan(3);
  for (const [part, shown] of shells) {
    const longest = shown.toSorted((a, b) => b.controls.length - a.controls.length)[0]!;
    const order = [...new Set(longest.controls.map(({ to }) => to))];
    for (const { address, controls } of shown) {
      const places = [...new Set(controls.map(({ to }) => to))].map((to) => order.indexOf(to));
      const known = places.filter((place) => place >= 0);
      expect(known, `${part} of ${address}`).toEqual(known.toSorted((a, b) => a - b));
    }
  }
});

test(
  'what does the same has the same name in header, menu and footer of each page',
  evidence('3.2.4 Consistent Identification'),
  () => {
    for (const [part, shown] of shells) {
      const controls = shown.flatMap((one) => one.controls);
      for (const [to, same] of groupBy(controls, (control) => control.to))
        expect([...new Set(same.map(({ name }) => name))], `${to} in ${part}`).toHaveLength(1);
    }
  },
);

test('help is at the same place of each footer', evidence('3.2.6 Consistent Help'), () => {
  const help = (page: (typeof pages)[number]) =>
    page
      .all('footer a')
      .map(toString)
      .filter((name) => /^(Issues|Stack Overflow|Discord|Accessibility)$/.test(name));
  const wanted = help(pages[0]!);
  expect(wanted.length).toBeGreaterThan(2);
  expect(pagesWith((page) => help(page).join() !== wanted.join() && help(page))).toEqual([]);
});

test('the list of all pages and another page lead to each', evidence('2.4.5 Multiple Ways'), () => {
  const host = 'http://docs.local';
  const linked = (some: ParsedPage[]) =>
    new Set(some.flatMap((page) => page.links(host).map(({ pathname }) => pathname)));
  const list = '/toolpad/search/';
  const html = readFileSync(path.join(siteFolder, list, 'index.html'), 'utf8');
  const ways = [linked([new ParsedPage(list, html)]), linked(pages)];
  expect(pagesWith(({ address }) => ways.some((way) => !way.has(address)))).toEqual([]);
});

test('no page asks for the same twice, or in steps', evidence('3.3.7 Redundant Entry'), () => {
  expect(
    pagesWith((page) => {
      const asked = page
        .all('input:not([type=radio], [type=checkbox]), select, textarea')
        .map(({ properties }) => properties.ariaLabel ?? properties.name);
      const steps = page.all('form:not([method=dialog])').length;
      return (steps > 0 || new Set(asked).size < asked.length) && asked;
    }),
  ).toEqual([]);
});
