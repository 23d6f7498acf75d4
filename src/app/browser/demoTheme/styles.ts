// Replaces `@mui/material/styles` in demos: see `frameThemePlugin`.
export * from '@mui/material/styles';
export { createTheme } from './createTheme';
