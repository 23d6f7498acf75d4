/** Elements that are seen without any text in them. */
const pictures = 'svg,img,canvas,input,textarea,button,iframe,video,hr';

/** Also in the document of a frame, which has classes of its own. */
const isElement = (node: Node): node is Element => node.nodeType === 1;

const isEmpty = ({ width, height }: DOMRect) => width === 0 || height === 0;

const isTransparent = (color: string) => color === 'transparent' || color.endsWith(', 0)');

/** Whether an element has a border or a background. One as tall as the window is the ground of other parts. */
function isBox(element: Element, { height }: DOMRect): boolean {
  const page = element.ownerDocument;
  if (height >= page.documentElement.clientHeight) return false;
  const style = page.defaultView!.getComputedStyle(element);
  return parseFloat(style.borderBlockEndWidth) > 0 || !isTransparent(style.backgroundColor);
}

/** The box around all text, pictures and boxes of an element that are visible; null where there are none. */
export function inkOf(root: Element): DOMRect | null {
  const boxes: DOMRect[] = [];
  const add = (box: DOMRect) => {
    if (!isEmpty(box)) boxes.push(box);
  };
  const page = root.ownerDocument;
  const walker = page.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (isElement(node)) {
      const box = node.getBoundingClientRect();
      if (isEmpty(box) || !node.checkVisibility({ opacityProperty: true })) continue;
      if (node.matches(pictures) || isBox(node, box)) add(box);
    } else if (
      node.textContent?.trim() &&
      node.parentElement?.checkVisibility({ opacityProperty: true })
    ) {
      const range = page.createRange();
      range.selectNodeContents(node);
      add(range.getBoundingClientRect());
    }
  }
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}
