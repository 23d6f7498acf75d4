import { mark } from '../../theme/icons';
import { Root, Part } from './Mark.styles';

/**
 * The Toolpad mark in the color of the text, with a square in the color of the product.
 *
 * **When to use:** Use it next to the name of the site.
 *
 * **When not to use:** Don't use it as decoration: it's the logo, shown once in the header.
 *
 * **Accessibility:** It's hidden from assistive technology, because the name of the site is next to it.
 */
export function Mark() {
  return (
    <Root viewBox="0 0 24 24" aria-hidden>
      <path d={mark.bench} />
      <Part d={mark.part} />
    </Root>
  );
}
