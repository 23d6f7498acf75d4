/** Copies of a part of the page in frames of other widths, for measurements. */
export interface WidthFrames {
  /** Updates the copies, and measures each. */
  read<Fact>(read: (copy: HTMLElement, width: number) => Fact): Fact[];
  close(): void;
}

const sheetsOf = ({ styleSheets, adoptedStyleSheets }: Document) => [
  ...styleSheets,
  ...adoptedStyleSheets,
];

const countRules = (sheets: readonly CSSStyleSheet[]) =>
  sheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0);

/** The CSS rules without fonts, which would load late and change measurements. */
const textOf = (sheets: readonly CSSStyleSheet[]) =>
  sheets
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('\n');

/** Copies node by node, as a parser would close a paragraph before a block, in a document that loads nothing. */
function inertCopy(root: HTMLElement): HTMLElement {
  const copy = document.implementation.createHTMLDocument().importNode(root, true);
  for (const element of copy.querySelectorAll('[src]')) element.removeAttribute('src');
  return copy;
}

/** Opens hidden frames of widths in pixels. Copies in them load and run nothing. */
export async function createWidthFrames(
  root: HTMLElement,
  widths: readonly number[],
): Promise<WidthFrames> {
  const frames = await Promise.all(
    widths.map(async (width) => {
      const frame = document.createElement('iframe');
      frame.style.cssText = `position: fixed; inset: 0 auto auto 0; inline-size: ${width}px; block-size: 800px; border: 0; visibility: hidden`;
      frame.srcdoc = '<!doctype html><title>Copy</title><style></style>';
      await new Promise((resolve) => {
        frame.addEventListener('load', resolve, { once: true });
        document.body.append(frame);
      });
      return { frame, width };
    }),
  );
  let known = 0;
  let shown: HTMLElement | undefined;
  return {
    read(read) {
      const sheets = sheetsOf(document);
      const count = countRules(sheets);
      const css = count === known ? undefined : textOf(sheets);
      known = count;
      const copy = inertCopy(root);
      // Between most of the polls nothing changes, and a frame is not laid out again.
      const isNew = !shown?.isEqualNode(copy);
      shown = copy;
      return frames.map(({ frame, width }) => {
        const { documentElement, body, head } = frame.contentDocument!;
        for (const { name, value } of document.documentElement.attributes)
          if (documentElement.getAttribute(name) !== value)
            documentElement.setAttribute(name, value);
        if (css !== undefined) head.querySelector('style')!.textContent = css;
        if (isNew) body.replaceChildren(document.importNode(copy, true));
        return read(body, width);
      });
    },
    close() {
      for (const { frame } of frames) frame.remove();
    },
  };
}
