import { styled } from '@mui/material/styles';
import { linkBox, productHue } from '../../theme/mixins';

export const Row = styled('div', { name: 'DocsLinkButtons', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
}));

export const ButtonLink = styled('a', { name: 'DocsLinkButtons', slot: 'ButtonLink' })(
  ({ theme }) => ({
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
  }),
);
