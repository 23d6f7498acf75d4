// Replaces `@mui/material` in demos: see `frameThemePlugin`.
export * from '@mui/material';
export { createTheme } from './createTheme';
