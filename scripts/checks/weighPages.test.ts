import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { pageBudgets, shortPageWords, sizeBudgets } from '../budgets';
import { builtPages } from './builtPages';
import { weighPages } from './weighPages';
import { inlineScripts, measurePage } from '../browser/measurePage';
import { testFolder, writeFiles } from '../../src/content/testing/testFolder';

let folder: string;
/** Text that gzip cannot compress below a number of bytes; the same in every run. */
const noise = (bytes: number) =>
  createHash('shake256', { outputLength: Math.round(bytes) })
    .update(String(bytes))
    .digest('base64');

const write = (file: string, content: string) => writeFiles(folder, { [file]: content });

const page = (address: string, { head = '', body = '' } = {}) =>
  write(
    `${address.slice(1)}index.html`,
    `<html><head><link rel="canonical" href="https://example.com${address}"/>${head}</head><body>${body}</body></html>`,
  );

const overruns = () =>
  weighPages(folder, builtPages(folder)).flatMap(({ address, measure, bytes, budget }) =>
    bytes > budget ? [[address, measure, budget]] : [],
  );

beforeEach(() => {
  folder = testFolder();
});

describe('builtPages', () => {
  it('finds pages by their canonical link and skips other files', () => {
    page('/x/b/');
    page('/x/a/');
    write('x/frames/Demo/index.html', '<html></html>');
    write('workbench/index.html', '<link rel="canonical" href="https://example.com/workbench/"/>');
    expect(builtPages(folder).map(({ address }) => address)).toEqual(['/x/a/', '/x/b/']);
  });
});

describe('the budgets', () => {
  it('accepts a small page', () => {
    page('/x/', { body: '<p>Text</p>' });
    expect(overruns()).toEqual([]);
  });

  it('reports page, measure and budget of a page that is too large', () => {
    page('/x/small/', { body: noise(pageBudgets.shortDocument * 0.7) });
    page('/x/large/', { body: noise(pageBudgets.shortDocument * 1.4) });
    expect(overruns()).toEqual([['/x/large/', 'document', pageBudgets.shortDocument]]);
  });

  it('has a larger limit for pages with much text', () => {
    const text = '<p>word</p>'.repeat(shortPageWords + 1);
    page('/x/long/', { body: text + noise(pageBudgets.shortDocument * 1.4) });
    page('/x/longer/', { body: text + noise(pageBudgets.document * 1.4) });
    expect(overruns()).toEqual([['/x/longer/', 'document', pageBudgets.document]]);
  });

  it('counts no tags, scripts and styles as words', () => {
    const unread = `<script>${'a '.repeat(shortPageWords)}</script><style>${'a '.repeat(shortPageWords)}</style>`;
    page('/x/', {
      body: `${unread}<p class="a b c">word</p>${noise(pageBudgets.shortDocument * 1.4)}`,
    });
    expect(overruns()).toEqual([['/x/', 'document', pageBudgets.shortDocument]]);
  });

  it('adds up HTML, inline styles and style sheets', () => {
    write('x/a.css', noise(pageBudgets.shortDocument * 0.5));
    page('/x/', {
      head: `<link rel="stylesheet" href="/x/a.css"/><style>${noise(pageBudgets.shortDocument * 0.4)}</style>`,
      body: noise(pageBudgets.shortDocument * 0.5 + 1),
    });
    expect(overruns()).toEqual([['/x/', 'document', pageBudgets.shortDocument]]);
  });

  it.each([
    ['linked', '<script type="module" src="/x/big.js"></script>'],
    ['preloaded', '<link rel="modulepreload" href="/x/big.js"/>'],
    ['imported at once', '<script type="module" src="/x/imports.js"></script>'],
  ])('counts a script that is %s', (_how, head) => {
    write('x/big.js', `"${noise(pageBudgets.javascript)}"`);
    write('x/imports.js', 'import{a}from"./big.js";');
    page('/x/', { head });
    expect(overruns()).toEqual([['/x/', 'javascript', pageBudgets.javascript]]);
  });

  it('counts inline scripts', () => {
    page('/x/', { head: `<script>"${noise(pageBudgets.javascript)}"</script>` });
    expect(overruns()).toEqual([['/x/', 'javascript', pageBudgets.javascript]]);
  });

  it('does not count what is loaded on demand', () => {
    write('x/big.js', `"${noise(pageBudgets.javascript)}"`);
    write('x/later.js', 'const later = () => import("./big.js");');
    page('/x/', { head: '<script type="module" src="/x/later.js"></script>' });
    expect(overruns()).toEqual([]);
  });
});

describe('the service worker', () => {
  const named = () =>
    page('/x/', { head: '<meta name="docs:worker" content="https://example.com/x/sw.js"/>' });

  it('has its own budget', () => {
    named();
    write('x/sw.js', noise(sizeBudgets.serviceWorker * 0.7));
    expect(overruns()).toEqual([]);
    write('x/sw.js', noise(sizeBudgets.serviceWorker));
    expect(overruns()).toEqual([['/x/sw.js', 'serviceWorker', sizeBudgets.serviceWorker]]);
  });

  it('must exist when pages reference it', () => {
    named();
    expect(overruns).toThrow('service worker /x/sw.js, which was not built');
  });
});

test.each([
  ['islands', 'islands.a1.js'],
  ['font', 'inter-latin.a1.woff2'],
] as const)('the budget of %s is for each file', (measure, name) => {
  page('/x/');
  const file = `x/assets/${name}`;
  write(file, noise(sizeBudgets[measure] * 0.7));
  expect(overruns()).toEqual([]);
  write(file, noise(sizeBudgets[measure]));
  expect(overruns()).toEqual([[`/${file}`, measure, sizeBudgets[measure]]]);
});

describe('measurePage', () => {
  it('reports a link to a file that was not built', () => {
    page('/x/', { head: '<script type="module" src="/x/gone.js"></script>' });
    expect(() => measurePage(folder, builtPages(folder)[0]!)).toThrow(
      '/x/ links /x/gone.js, which was not built.',
    );
  });
});

describe('inlineScripts', () => {
  it('leaves out data and linked scripts', () => {
    expect(
      inlineScripts(
        '<script>a()</script><script type="speculationrules">{}</script><script src="/b.js"></script><script type="module">c()</script>',
      ),
    ).toEqual(['a()', 'c()']);
  });
});
