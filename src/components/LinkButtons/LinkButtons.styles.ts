import { styled } from '@mui/material/styles';
import { linkBox } from '../../theme/parts/linkBox';

export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export const ButtonLink = styled('a')({
  ...linkBox,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 'max(var(--row), 40px)',
  paddingBlock: 4,
  paddingInline: 18,
  color: 'var(--docs-palette-text-primary)',
  fontWeight: 500,
  lineHeight: 1.4,
  '&:hover': { borderColor: 'currentColor' },
  '&[data-main]': {
    borderColor: 'transparent',
    transition: 'filter 120ms ease-out',
    background: 'var(--docs-palette-primary-main)',
    color: 'var(--docs-palette-primary-contrastText)',
    '&:hover, &:active': { filter: 'brightness(1.08)' },
  },
});
