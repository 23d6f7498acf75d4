import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { MaskedIcon, type IconProps } from '../Icon/Icon';

/**
 * A square button with an icon. Give it a name by `aria-label` and a tooltip by `data-tip`.
 *
 * **When to use:** Use it for tools in the bar of the page, of a demo or of a panel, where there is no room for words.
 *
 * **When not to use:** Don't use it for actions inside an article: a text button or a link says more.
 *
 * **Accessibility:** An icon is not a name: set `aria-label`, and the same words as `data-tip` for a tooltip.
 */
export const BarButton = styled('button', { name: 'DocsBarButton', slot: 'Root' })(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: 'var(--row)',
  minBlockSize: 'var(--row)',
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
  '&:hover': {
    background: theme.vars.palette.action.hover,
    color: theme.vars.palette.text.primary,
  },
  '&:active': { background: theme.vars.palette.action.selected },
}));

/** The same as a link. */
export const BarLink = BarButton.withComponent('a');

interface ToolButtonProps extends ComponentProps<typeof BarButton> {
  icon: IconProps['name'];
  /** Its name, and its tooltip unless that is another one. */
  label: string;
}

/** A tool in a bar. */
export const ToolButton = ({ icon, label, ...props }: ToolButtonProps) => (
  <BarButton type="button" aria-label={label} data-tip={label} {...props}>
    <MaskedIcon name={icon} />
  </BarButton>
);
