import { createContext, useContext, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import { PageContainer, PageHeaderToolbar } from '@toolpad/core/PageContainer';
import { useNotifications } from '@toolpad/core/useNotifications';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const navigation: Navigation = [{ segment: 'revenue', title: 'Revenue' }];

const revenue = [
  { month: 'Oct', repairs: 9200, parts: 4100 },
  { month: 'Nov', repairs: 7600, parts: 3900 },
  { month: 'Dec', repairs: 6800, parts: 5200 },
  { month: 'Jan', repairs: 6100, parts: 3300 },
  { month: 'Feb', repairs: 8400, parts: 3800 },
  { month: 'Mar', repairs: 11300, parts: 4900 },
];

const RangeContext = createContext({
  months: 6,
  setMonths: (_months: number) => {},
});

function RangeButtons() {
  const { months, setMonths } = useContext(RangeContext);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={months}
      onChange={(_, value) => value && setMonths(value)}
    >
      <ToggleButton value={3}>3M</ToggleButton>
      <ToggleButton value={6}>6M</ToggleButton>
    </ToggleButtonGroup>
  );
}

// preview-start
function RevenueToolbar() {
  const { show } = useNotifications();
  return (
    <PageHeaderToolbar>
      <RangeButtons />
      <Button variant="contained" onClick={() => show('Report exported')}>
        Export
      </Button>
    </PageHeaderToolbar>
  );
}

const slotProps = { header: { slots: { toolbar: RevenueToolbar } } };
// preview-end

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

export default function PageContainerActions() {
  const router = useMemoryRouter('/revenue');
  const [months, setMonths] = useState(6);
  const range = useMemo(() => ({ months, setMonths }), [months]);

  return (
    <AppProvider theme={theme} navigation={navigation} router={router}>
      <RangeContext value={range}>
        <PageContainer slotProps={slotProps}>
          <Card variant="outlined" sx={{ p: 1.5 }}>
            <Stack
              direction="row"
              spacing={1.5}
              sx={{ textAlign: 'center', alignItems: 'end' }}
            >
              {revenue.slice(-months).map(({ month, repairs, parts }) => (
                <Box key={month} sx={{ flex: 1 }}>
                  <Typography variant="caption">
                    ${(repairs + parts) / 1000}k
                  </Typography>
                  <Box
                    sx={{
                      height: (repairs + parts) / 200,
                      maxWidth: 40,
                      mx: 'auto',
                      borderRadius: 1,
                      bgcolor: 'primary.main',
                      forcedColorAdjust: 'none',
                    }}
                  />
                  <Typography variant="caption" color="text.secondary">
                    {month}
                  </Typography>
                </Box>
              ))}
            </Stack>
          </Card>
        </PageContainer>
      </RangeContext>
    </AppProvider>
  );
}
