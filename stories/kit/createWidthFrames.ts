/** Copies of a part of the page in frames of other widths, for measurements. */
export interface WidthFrames {
  /** Updates the copies, and measures each. */
  read<Fact>(read: (copy: HTMLElement, width: number) => Fact): Fact[];
  close(): void;
}

const rulesOf = ({ styleSheets, adoptedStyleSheets }: Document) =>
  [...styleSheets, ...adoptedStyleSheets].flatMap(({ cssRules }) => [...cssRules]);

/** The CSS rules without fonts, which would load late and change measurements. */
const textOf = (rules: readonly CSSRule[]) =>
  rules
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
  return {
    read(read) {
      const rules = rulesOf(document);
      const css = rules.length === known ? undefined : textOf(rules);
      known = rules.length;
      return frames.map(({ frame, width }) => {
        const { documentElement, body, head } = frame.contentDocument!;
        for (const { name, value } of document.documentElement.attributes)
          documentElement.setAttribute(name, value);
        if (css !== undefined) head.querySelector('style')!.textContent = css;
        body.replaceChildren(inertCopy(root));
        return read(body, width);
      });
    },
    close() {
      for (const { frame } of frames) frame.remove();
    },
  };
}
