import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import BuildIcon from '@mui/icons-material/Build';
import TireRepairIcon from '@mui/icons-material/TireRepair';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import {
  AppProvider,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

// preview-start
const caches = {
  ltr: createCache({ key: 'ltr' }),
  rtl: createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] }),
};

const themeIn = (direction: 'ltr' | 'rtl') =>
  createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
    colorSchemes: { light: true, dark: true },
  });

const themes = { ltr: themeIn('ltr'), rtl: themeIn('rtl') };
// preview-end

const branding = {
  title: 'Spoke & Chain',
  logo: <TireRepairIcon color="primary" sx={{ m: 1 }} />,
};

const navigation: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <BuildIcon /> },
];

/** Keeps the path in React state. In an app, use the router of your framework. */
function useMemoryRouter(initialPath: string): Router {
  const [url, setUrl] = useState(
    () => new URL(initialPath, 'https://shop.example'),
  );
  return useMemo(
    () => ({
      pathname: url.pathname,
      searchParams: url.searchParams,
      navigate: (to) => setUrl((current) => new URL(to, current)),
    }),
    [url],
  );
}

export default function ThemingRightToLeft() {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('rtl');
  const router = useMemoryRouter('/orders');

  return (
    <CacheProvider value={caches[direction]}>
      {/* In an app, set it on <html>: dialogs render outside this element. */}
      <div dir={direction}>
        <AppProvider
          theme={themes[direction]}
          branding={branding}
          navigation={navigation}
          router={router}
        >
          <DashboardLayout
            sidebarExpandedWidth={220}
            sx={{ bgcolor: 'background.default', color: 'text.primary' }}
          >
            <Stack spacing={1.5} sx={{ p: 2, alignItems: 'start' }}>
              <ToggleButtonGroup
                exclusive
                size="small"
                aria-label="Direction"
                value={direction}
                onChange={(_event, value) => value && setDirection(value)}
              >
                <ToggleButton value="ltr">Left to right</ToggleButton>
                <ToggleButton value="rtl">Right to left</ToggleButton>
              </ToggleButtonGroup>
              <Card variant="outlined" sx={{ p: 2, width: 320, maxWidth: '100%' }}>
                <Typography component="h1" variant="h6">
                  Replace the chain
                </Typography>
                <Typography color="text.secondary">
                  <bdi>SC-1042</bdi>
                </Typography>
                <Slider aria-label="Progress" defaultValue={40} />
                <Button
                  endIcon={
                    <ArrowForwardIcon
                      sx={{
                        transform: direction === 'rtl' ? 'scaleX(-1)' : 'none',
                      }}
                    />
                  }
                >
                  Next order
                </Button>
              </Card>
            </Stack>
          </DashboardLayout>
        </AppProvider>
      </div>
    </CacheProvider>
  );
}
