import { styled } from '@mui/material/styles';
import { popoverItem } from '../../theme/mixins';

/** Opens below its button, its implicit anchor; in browsers without anchors at the same end of the window. */
export const Menu = styled('div', { name: 'DocsThemeToggle', slot: 'Root' })(({ theme }) => ({
  insetInlineStart: 'auto',
  positionArea: 'block-end span-inline-start',
  margin: theme.spacing(0.5, 0, 0),
  minInlineSize: 168,
  padding: theme.spacing(0.5),
}));

export const Choice = styled('label', { name: 'DocsThemeToggle', slot: 'Choice' })(({ theme }) => ({
  ...popoverItem(theme),
  gap: theme.spacing(1),
  fontSize: 'inherit',
  '&:has(:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '&::before': { content: '""', inlineSize: 16, blockSize: 16 },
  '&:has(:checked)::before': {
    background: theme.vars.palette.primary.main,
    mask: 'var(--icon-check)',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'ButtonText' },
  },
}));
