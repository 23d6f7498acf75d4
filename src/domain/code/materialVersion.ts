/**
 * The recommended version of Material UI: Toolpad Core 0.13.0 was built against 6.4, and needs an alias with 7.
 * Projects made of demos install it, and the install commands on pages name its major. The site itself runs on 7.
 */
export const materialVersion = '6.5.0';

/** Packages that have the version of Material UI. */
export const materialPackages = [
  '@mui/material',
  '@mui/icons-material',
  '@mui/material-nextjs',
  '@mui/system',
] as const;
