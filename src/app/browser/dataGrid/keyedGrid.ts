import { LicenseInfo } from '@mui/x-license';

// The licensed grid in builds with a key, which is set before anything renders.
LicenseInfo.setLicenseKey(process.env.MUI_X_LICENSE_KEY ?? '');

export * from '@mui/x-data-grid-pro';
