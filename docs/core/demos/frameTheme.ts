import { createTheme } from '@mui/material/styles';

/** Light and dark, for a demo in a frame. */
export const frameTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // A low `md` keeps the sidebar visible in a narrow frame.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
});

// The reader may turn the page around while the demo runs.
Object.defineProperty(frameTheme, 'direction', {
  enumerable: true,
  get: () => (document.dir === 'rtl' ? 'rtl' : 'ltr'),
});
