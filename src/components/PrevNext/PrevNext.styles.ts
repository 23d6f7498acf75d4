import { styled } from '@mui/material/styles';
import { linkBox } from '../../theme/parts/linkBox';

export const Pair = styled('nav')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  '& a': {
    ...linkBox,
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    padding: '12px 16px',
    color: 'var(--docs-palette-primary-main)',
    fontWeight: 500,
    // A name of an API is one long word.
    overflowWrap: 'anywhere',
    '&:hover': { borderColor: 'currentColor' },
  },
  '& [rel="next"]': { gridColumn: 2, textAlign: 'end' },
  '& span': { color: 'var(--docs-palette-text-secondary)', fontSize: '0.8125rem', fontWeight: 400 },
});
