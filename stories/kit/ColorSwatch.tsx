import { styled } from '@mui/material/styles';

const Swatch = styled('div')({ blockSize: 64, borderRadius: 4, border: 'var(--line)' });

/** A color of the theme's palette. */
export const ColorSwatch = ({ name }: { name: string }) => (
  <Swatch data-color={name} sx={{ background: `var(--docs-palette-${name})` }} />
);
