import type { Page } from '@playwright/test';

/** The styles of the bare pages: what a careful author would write by hand. */
const bareStyles = `
:root { color-scheme: light dark; font: 16px/1.65 system-ui, sans-serif; }
body { margin: 0 auto; padding: 24px 16px; max-inline-size: 75ch; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
pre { overflow: auto; padding: 12px 16px; border: 1px solid; border-radius: 4px; }
code { font: 0.875em ui-monospace, monospace; }
table { border-collapse: collapse; }
th, td { padding: 6px 12px; border: 1px solid; text-align: start; vertical-align: top; }
`.trimStart();

/** The article of a page as plain HTML: one file with its style inside, no script, a link to another page. */
export async function barePage(page: Page, next: string): Promise<string> {
  const { title, article } = await page.evaluate(() => {
    const copy = document.querySelector('article')!.cloneNode(true) as Element;
    copy
      .querySelectorAll('svg, button, iframe, input, script, style, .heading-anchor')
      .forEach((element) => element.remove());
    copy
      .querySelectorAll('pre span, summary, label, figure, div')
      .forEach((element) => element.replaceWith(...element.childNodes));
    for (const element of copy.querySelectorAll('*')) {
      for (const { name } of [...element.attributes])
        if (name !== 'href' && name !== 'id') element.removeAttribute(name);
    }
    return { title: document.title, article: copy.innerHTML };
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${bareStyles}</style></head><body><article>${article}</article><a href="${next}">Next</a></body></html>`;
}
