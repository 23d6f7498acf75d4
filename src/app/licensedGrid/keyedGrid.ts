import { LicenseInfo } from '@mui/x-license';

// What code that imports the licensed grid runs on where the build has a key, which is there before anything is drawn.
LicenseInfo.setLicenseKey(process.env.MUI_X_LICENSE_KEY ?? '');

export * from '@mui/x-data-grid-pro';
