import type { HouseAd } from '../../domain/ads/houseAds';

/** The appeal, a line of text, and the card without an image, with one, and with one for each color scheme. */
export type AdTemplateName = 'appeal' | 'inline' | 'words' | 'picture' | 'pictures';

/** HTML of everything that the slots of a site can show, and the house ads. */
export interface AdTemplates extends Readonly<Record<AdTemplateName, string>> {
  houseAds: readonly HouseAd[];
  /** Style sheet of the templates. */
  css: string;
}

/** Marks the place of a text or URL in a template. */
export const placeholder = (key: string): string => `{{${key}}}`;

const anyPlaceholder = /\{\{(\w+)\}\}/g;

/** Replaces the placeholders of a text; unknown ones become empty. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(anyPlaceholder, (_, key: string) => values[key] ?? '');

/** A template with its placeholders filled. The HTML is parsed first: a value can only be text or one attribute. */
export function fillTemplate(
  document: Document,
  html: string,
  values: Readonly<Record<string, string>>,
): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  const root = template.content.firstElementChild as HTMLElement;
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const attribute of element.attributes) attribute.value = fillText(attribute.value, values);
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) node.nodeValue = fillText(node.nodeValue!, values);
  }
  return root;
}
