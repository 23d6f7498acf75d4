import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { linkBox, productHue } from '../../theme/mixins';

const Row = styled('div', { name: 'DocsLinkButtons', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
}));

const ButtonLink = styled('a', { name: 'DocsLinkButtons', slot: 'ButtonLink' })(({ theme }) => ({
  ...linkBox(theme),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 'max(var(--row), 40px)',
  paddingBlock: theme.spacing(0.5),
  paddingInline: theme.spacing(2.25),
  color: theme.vars.palette.text.primary,
  fontWeight: 500,
  lineHeight: 1.4,
  '&:hover': { borderColor: 'currentColor' },
  '&[data-main]': {
    ...productHue(theme),
    borderColor: 'transparent',
    background: 'var(--hue)',
    color: 'var(--on-hue)',
    printColorAdjust: 'exact',
    '&:hover, &:active': { filter: 'brightness(1.2)' },
  },
}));

/**
 * The next steps from here, the main one first.
 *
 * **When to use:** Use it where a page ends an introduction and users choose what to do next.
 *
 * **When not to use:** Don't use it for links within a sentence, and not for more than three in one place.
 *
 * **Accessibility:** They are plain links. The primary one is filled and comes first.
 */
export function LinkButtons({ children }: { children?: ReactNode }) {
  return <Row data-block="">{children}</Row>;
}

interface LinkButtonProps {
  href: string;
  /** The one link of the row that most readers want. */
  main?: boolean;
  children?: ReactNode;
}

/** A call to action inside `LinkButtons`, such as the first step of a page. */
export function LinkButton({ href, main = false, children }: LinkButtonProps) {
  return (
    <ButtonLink href={href} data-main={main ? '' : undefined}>
      {children}
    </ButtonLink>
  );
}
