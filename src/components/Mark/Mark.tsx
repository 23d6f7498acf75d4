import { styled } from '@mui/material/styles';

const Root = styled('span', { name: 'DocsMark', slot: 'Root' })({
  flex: 'none',
  display: 'block',
  inlineSize: 24,
  blockSize: 24,
  '@media (forced-colors: active)': { '--accent': 'currentColor' },
});

export interface MarkProps {
  /** An `<svg>` with a `viewBox`, in `currentColor` and, for the color of the product, `var(--accent)`. */
  svg: string;
}

/**
 * The mark of the site in the color of the text and of the product.
 *
 * **When to use:** Use it next to the name of the site.
 *
 * **When not to use:** Don't use it as decoration: it's the logo, shown once in the header.
 *
 * **Accessibility:** It's hidden from assistive technology, because the name of the site is next to it.
 */
export function Mark({ svg }: MarkProps) {
  return <Root aria-hidden dangerouslySetInnerHTML={{ __html: svg }} />;
}
