import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import * as storybook from 'storybook/test';
import type { StoryContext } from 'storybook/internal/types';
import { currentLocale, toEnglish } from './pseudoLocales';

/*
 * Storybook's test functions for stories, whose steps are written in English and run in every locale: outside of
 * English, texts of the page and texts that a step expects are compared as the string tables have them in English.
 */

export const { fireEvent, fn, spyOn, userEvent, waitFor } = storybook;

/** Texts and patterns, also those of arrays and plain objects; everything else stays as it is. */
function inEnglish<Value>(value: Value): Value {
  if (typeof value === 'string') return toEnglish(value) as Value;
  if (value instanceof RegExp) return new RegExp(toEnglish(value.source), value.flags) as Value;
  if (Array.isArray(value)) return value.map(inEnglish) as Value;
  if (
    typeof value !== 'object' ||
    value === null ||
    Object.getPrototypeOf(value) !== Object.prototype
  )
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [name, inEnglish(own)]),
  ) as Value;
}

type Matcher = string | RegExp | ((text: string, element: Element | null) => boolean);

/** A matcher of accessible names, which reads as the given one where an error prints it. */
function matchesInEnglish(expected: Matcher) {
  const wanted = inEnglish(expected);
  const matches = (text: string, element: Element | null) => {
    if (typeof wanted === 'function') return wanted(toEnglish(text), element);
    return typeof wanted === 'string' ? toEnglish(text) === wanted : wanted.test(toEnglish(text));
  };
  return Object.assign(matches, { toString: () => String(expected) });
}

const normalizer = (text: string) => toEnglish(storybook.getDefaultNormalizer()(text));

type Options = Record<string, unknown> & { name?: Matcher };

/** Arguments of a query, as what it finds in English. */
function argumentsOf(query: string, [what, options, ...rest]: [unknown, Options?, ...unknown[]]) {
  if (!query.endsWith('ByRole')) return [inEnglish(what), { normalizer, ...options }, ...rest];
  const { name } = options ?? {};
  return [what, name ? { ...options, name: matchesInEnglish(name) } : options, ...rest];
}

const isQuery = (name: string | symbol): name is string =>
  /^(?:get|find|query)(?:All)?By/.test(String(name));

/** Queries that find what is written in English in every locale. */
export const findingInEnglish = <Queries extends object>(queries: Queries): Queries =>
  new Proxy(queries, {
    get(target, name) {
      const query = Reflect.get(target, name) as unknown;
      if (currentLocale() === 'en' || typeof query !== 'function' || !isQuery(name)) return query;
      return (...given: [unknown, Options?]) => query(...argumentsOf(name, given));
    },
  });

export const screen = findingInEnglish(storybook.screen);

export const within = ((element) =>
  findingInEnglish(storybook.within(element))) as typeof storybook.within;

/** What steps that several stories share need of a story. */
export type PlayContext = Pick<
  StoryContext,
  'canvas' | 'canvasElement' | 'platform' | 'step' | 'userEvent'
>;

/** Matchers of an element that compare a text, with how they read it. */
const readings: Readonly<Record<string, (element: Element, name: string) => unknown>> = {
  toHaveTextContent: (element) => element.textContent?.replaceAll(/\s+/g, ' ').trim(),
  toHaveAccessibleName: (element) => computeAccessibleName(element),
  toHaveAccessibleDescription: (element) => computeAccessibleDescription(element),
  toHaveAttribute: (element, name) => element.getAttribute(name),
};

type Assertion = Record<string, (...expected: unknown[]) => unknown> & { not: Assertion };

/** The assertion about a text of an element that Storybook's own matcher stands for. */
function compareInEnglish(matcher: string, element: Element, isNot: boolean, expected: unknown[]) {
  const own = matcher === 'toHaveAttribute' ? expected.slice(1) : expected;
  const plain = storybook.expect(
    inEnglish(readings[matcher]!(element, String(expected[0]))),
  ) as unknown as Assertion;
  const assertion = isNot ? plain.not : plain;
  const [wanted] = own.map(inEnglish);
  const isPart =
    wanted instanceof RegExp || (matcher === 'toHaveTextContent' && typeof wanted === 'string');
  return isPart ? assertion['toMatch']!(wanted) : assertion['toEqual']!(wanted);
}

const comparingInEnglish = (assertion: Assertion, actual: unknown, isNot = false): Assertion =>
  new Proxy(assertion, {
    get(target, name) {
      const member = Reflect.get(target, name) as Assertion | Assertion[string];
      if (name === 'not') return comparingInEnglish(member as Assertion, actual, true);
      if (typeof member !== 'function') return member;
      return (...expected: unknown[]) =>
        actual instanceof Element &&
        String(name) in readings &&
        expected.length > Number(name === 'toHaveAttribute')
          ? compareInEnglish(String(name), actual, isNot, expected)
          : Reflect.apply(member, target, expected.map(inEnglish));
    },
  });

export const expect = new Proxy(storybook.expect, {
  apply(target, self, [actual, message]: [unknown, string?]) {
    if (currentLocale() === 'en') return Reflect.apply(target, self, [actual, message]);
    const assertion = storybook.expect(inEnglish(actual), message) as unknown as Assertion;
    return comparingInEnglish(assertion, actual);
  },
});
