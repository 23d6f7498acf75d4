import { styled } from '@mui/material/styles';
import { chevron, partOverrides, popoverItem, popoverMenu } from '../../theme/mixins';

export const Root = styled('div', {
  name: 'DocsPageTools',
  slot: 'Root',
  overridesResolver: partOverrides({ tool: '> button', menu: '> [popover]' }),
})(({ theme }) => ({
  // A page can arrive in chunks: the first tool alone would fit into a line that all do not fit into.
  display: 'none',
  '&:has([href])': { display: 'flex' },
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.label.fontSize,
  lineHeight: 'var(--row)',
  '& > :not([popover]):hover': { textDecorationLine: 'underline' },
  // One control with the button before it.
  '& > [popovertarget]': {
    display: 'grid',
    placeContent: 'center',
    minInlineSize: 'var(--row)',
    marginInlineStart: theme.spacing(-1.75),
    // The menu takes the place of the tooltip.
    '&:has(~ :popover-open)::after': { display: 'none' },
    '&::before': {
      ...chevron(theme, 'ButtonText'),
      content: '""',
      background: 'currentColor',
      rotate: 'calc(90deg * var(--forward))',
    },
    // Without the button before it, it needs a label.
    '@media (scripting: none)': {
      marginInlineStart: 0,
      '&::before': { all: 'unset', content: 'attr(aria-label)' },
    },
  },
  '& > [popover]': { ...popoverMenu(theme), positionArea: 'block-end span-inline-end' },
  '& > [popover] [href]': popoverItem(theme),
}));
