/** Hooks and types of props of other packages that pages name in a sentence, by the module they come from. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  react: ['useActionState', 'useState'],
  '@mui/material/styles': ['useColorScheme'],
};
