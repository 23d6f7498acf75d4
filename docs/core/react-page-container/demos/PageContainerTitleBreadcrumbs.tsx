import { useMemo, useState } from 'react';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, type Router } from '@toolpad/core/AppProvider';
import { PageContainer, type Breadcrumb } from '@toolpad/core/PageContainer';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const figures = { Labor: '$25', Parts: '$78', Total: '$103' };

const steps = ['Waiting', 'In progress', 'Ready', 'Picked up'];

function KpiCards({ figures }: { figures: Record<string, string> }) {
  return (
    <Stack direction="row" spacing={1.5}>
      {Object.entries(figures).map(([label, value]) => (
        <Card key={label} variant="outlined" sx={{ flex: 1, p: 1.5 }}>
          <Typography variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography variant="h6" component="p">
            {value}
          </Typography>
        </Card>
      ))}
    </Stack>
  );
}

function OrderStepper() {
  return (
    <Stepper activeStep={0} alternativeLabel sx={{ mt: 3 }}>
      {steps.map((label) => (
        <Step key={label}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

// preview-start
const breadcrumbs: Breadcrumb[] = [
  { title: 'Orders', path: '/orders' },
  { title: 'This week', path: '/orders/week' },
  { title: 'SC-1042' },
];

function OrderPage() {
  return (
    <PageContainer title="Replace tires" breadcrumbs={breadcrumbs}>
      <KpiCards figures={figures} />
      <OrderStepper />
    </PageContainer>
  );
}
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

export default function PageContainerTitleBreadcrumbs() {
  const router = useMemoryRouter('/orders/week/SC-1042');

  return (
    <AppProvider theme={theme} router={router}>
      <OrderPage />
    </AppProvider>
  );
}
