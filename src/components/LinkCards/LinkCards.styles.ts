import { styled } from '@mui/material/styles';
import { chevron } from '../../theme/parts/chevron';
import { linkBox } from '../../theme/parts/linkBox';

export const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: 16,
});

export const Card = styled('a')({
  ...linkBox,
  display: 'block',
  padding: '16px 20px 18px',
  color: 'var(--docs-palette-text-secondary)',
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: 'var(--docs-palette-primary-main)' },
  '& strong': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    marginBlockEnd: 2,
    color: 'var(--docs-palette-text-primary)',
    fontSize: '1rem',
    '&::after': {
      ...chevron('LinkText'),
      content: '""',
      flex: 'none',
    },
  },
  '&:hover strong::after': { background: 'var(--docs-palette-primary-main)' },
});
