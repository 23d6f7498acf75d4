import { fetchPage } from '../../platform/page/fetchText';

/** What is copied of a version with a style sheet of its own (`Basic.css.tsx`, `Basic.css`) has both. */
export function copySheets(figure: Element): void {
  for (const file of figure.querySelectorAll('pre[aria-label*=".css."]:not([data-preview])')) {
    const sheets = [...figure.querySelectorAll('pre[aria-label$=".css"]')].map(
      (sheet) => `\n/* ${sheet.ariaLabel} */\n${sheet.textContent}`,
    );
    file.querySelector('code')!.dataset['copiedAs'] = [file.textContent, ...sheets].join('\n');
  }
}

/** Puts the whole code of a demo into its fold, once, from the document that has the code of all demos of the page. */
export function createCodeLoader() {
  let code: Promise<Document> | undefined;
  const linkOf = (figure: Element) => figure.querySelector<HTMLAnchorElement>('[data-demo-code]');
  const fetchCode = (link: HTMLAnchorElement) => (code ??= fetchPage(link.pathname));
  const forget = () => (code = undefined);
  return {
    warm: (figure: Element) => {
      const link = linkOf(figure);
      if (link) fetchCode(link).catch(forget);
    },
    /** Rejects when it cannot be had: the link to it is still there. */
    async load(figure: Element): Promise<void> {
      const link = linkOf(figure);
      if (!link) return;
      try {
        const section = (await fetchCode(link)).getElementById(figure.id)!;
        linkOf(figure)?.replaceWith(...document.importNode(section, true).childNodes);
        copySheets(figure);
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
}

export type CodeLoader = ReturnType<typeof createCodeLoader>;

/** What the reader's choices show of the code of a demo: its file first. The files of other tabs are not hidden. */
export const shownFiles = (figure: Element): HTMLElement[] =>
  [...figure.querySelectorAll<HTMLElement>('pre:not([data-preview])')].filter(
    (block) => getComputedStyle(block).display !== 'none',
  );
