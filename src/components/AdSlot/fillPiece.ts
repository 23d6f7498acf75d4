import { fillText } from './pieceNames';

/**
 * A piece as an element, its blanks filled. It is parsed before anything is filled in, so that a value is
 * text or the value of one attribute, whatever stands in it.
 */
export function fillPiece(
  document: Document,
  html: string,
  values: Readonly<Record<string, string>>,
): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  const piece = template.content.firstElementChild as HTMLElement;
  for (const element of [piece, ...piece.querySelectorAll('*')]) {
    for (const attribute of element.attributes) attribute.value = fillText(attribute.value, values);
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) node.nodeValue = fillText(node.nodeValue!, values);
  }
  return piece;
}
