import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { pageBudgets, sizeBudgets } from '../budgets';
import { builtPages } from './builtPages';
import { checkBudgets } from './checkBudgets';
import { inlineScripts, measurePage } from '../browser/measurePage';
import { testFolder, writeFiles } from '../../src/reference/testing/testFolder';

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
  checkBudgets(folder, builtPages(folder)).overruns.map(({ address, measure, budget }) => [
    address,
    measure,
    budget,
  ]);

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

describe('checkBudgets', () => {
  it('accepts a small page', () => {
    page('/x/', { body: '<p>Text</p>' });
    expect(overruns()).toEqual([]);
  });

  it('reports page, measure and budget of a page that is too large', () => {
    page('/x/', { body: noise(pageBudgets.text.html) });
    expect(overruns()).toEqual([['/x/', 'html', pageBudgets.text.html]]);
  });

  it('has a larger limit for reference pages', () => {
    page('/x/api/short/', { body: noise(pageBudgets.text.html) });
    page('/x/api/long/', { body: noise(pageBudgets.reference.html) });
    expect(overruns()).toEqual([['/x/api/long/', 'html', pageBudgets.reference.html]]);
  });

  it('has an additional limit for the code of demos', () => {
    page('/x/demos/', {
      body: `<figure data-code="" data-demo-frame=""></figure>${noise(pageBudgets.demos.html + sizeBudgets.demoHtml)}`,
    });
    page('/x/two/', {
      body: `${'<figure data-code="" data-demo-frame=""></figure>'.repeat(2)}${noise(pageBudgets.demos.html + sizeBudgets.demoHtml)}`,
    });
    expect(overruns()).toEqual([
      ['/x/demos/', 'html', pageBudgets.demos.html + sizeBudgets.demoHtml],
    ]);
  });

  it('has an additional limit for blocks of code', () => {
    const limit = pageBudgets.text.html + sizeBudgets.codeHtml;
    // Tags around the noise count, too: half a block less is over one limit and below two.
    const text = noise(limit - sizeBudgets.codeHtml / 2);
    page('/x/one/', { body: `<figure data-code=""></figure>${text}` });
    page('/x/two/', { body: `${'<figure data-code=""></figure>'.repeat(2)}${text}` });
    expect(overruns()).toEqual([['/x/one/', 'html', limit]]);
  });

  it('has an additional limit for blocks that differ in JavaScript, in place of that of one more block', () => {
    const limit = pageBudgets.text.html + sizeBudgets.codeHtml + sizeBudgets.javaScriptHtml;
    const versions =
      '<figure data-code="" data-variant="TS"></figure><figure data-code="" data-variant="JS"></figure>';
    page('/x/one/', { body: versions + noise(limit) });
    page('/x/two/', { body: versions.repeat(2) + noise(limit) });
    expect(overruns()).toEqual([['/x/one/', 'html', limit]]);
  });

  it('has an additional limit for drawings', () => {
    const limit = pageBudgets.text.html + sizeBudgets.diagramHtml;
    page('/x/one/', { body: `<svg data-layout="wide"></svg>${noise(limit)}` });
    page('/x/two/', { body: `${'<svg data-layout="wide"></svg>'.repeat(2)}${noise(limit)}` });
    expect(overruns()).toEqual([['/x/one/', 'html', limit]]);
  });

  it('has one limit for HTML and CSS together, whatever the page contains', () => {
    const blocks = '<figure data-code=""></figure>'.repeat(200);
    page('/x/small/', { body: blocks + noise(sizeBudgets.document * 0.7) });
    page('/x/large/', {
      head: `<style>${noise(sizeBudgets.document * 0.2)}</style>`,
      body: blocks + noise(sizeBudgets.document * 0.8),
    });
    expect(overruns()).toEqual([['/x/large/', 'document', sizeBudgets.document]]);
  });

  it('adds up style sheets', () => {
    write('x/a.css', noise(pageBudgets.text.css / 2));
    write('x/b.css', noise(pageBudgets.text.css / 2));
    page('/x/', {
      head: '<link rel="stylesheet" href="/x/a.css"/><link rel="stylesheet" href="/x/b.css"/>',
    });
    expect(overruns()).toEqual([['/x/', 'css', pageBudgets.text.css]]);
  });

  it('counts inline styles as styles, not as HTML', () => {
    page('/x/', {
      head: `<style>${noise(pageBudgets.text.css)}</style>`,
      body: noise(pageBudgets.text.html - pageBudgets.text.css),
    });
    expect(overruns()).toEqual([['/x/', 'css', pageBudgets.text.css]]);
  });

  it.each([
    ['linked', '<script type="module" src="/x/big.js"></script>'],
    ['preloaded', '<link rel="modulepreload" href="/x/big.js"/>'],
    ['imported at once', '<script type="module" src="/x/imports.js"></script>'],
  ])('counts a script that is %s', (_how, head) => {
    write('x/big.js', `"${noise(pageBudgets.text.javascript)}"`);
    write('x/imports.js', 'import{a}from"./big.js";');
    page('/x/', { head });
    expect(overruns()).toEqual([['/x/', 'javascript', pageBudgets.text.javascript]]);
  });

  it('counts inline scripts as scripts and HTML', () => {
    page('/x/', { head: `<script>"${noise(pageBudgets.text.javascript)}"</script>` });
    expect(overruns()).toEqual([['/x/', 'javascript', pageBudgets.text.javascript]]);
  });

  it('does not count what is loaded on demand', () => {
    write('x/big.js', `"${noise(pageBudgets.text.javascript)}"`);
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
