import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { createTheme } from '@mui/material/styles';
import {
  AppProvider,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { PageHeader, type PageHeaderProps } from '@toolpad/core/PageContainer';
import { PageHeaderToolbar } from '@toolpad/core/PageContainer';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

const navigation: Navigation = [
  { title: 'Home' },
  {
    segment: 'parts',
    title: 'Parts',
    children: [{ segment: 'brakes', title: 'Brakes' }],
  },
];

export const breadcrumbs = [
  { title: 'Workshop', path: '/' },
  { title: 'Stock', path: '/parts' },
  { title: 'Row 4' },
];

export function HeaderWithChips(header: PageHeaderProps) {
  return (
    <Stack spacing={1}>
      <PageHeader {...header} />
      <Stack direction="row" spacing={1}>
        <Chip size="small" color="warning" label="Low stock: 1" />
        <Chip size="small" label="In stock: 2" />
      </Stack>
    </Stack>
  );
}

export function PartsToolbar() {
  return (
    <PageHeaderToolbar>
      <Button variant="contained">Order parts</Button>
    </PageHeaderToolbar>
  );
}

export const tintedPage = { bgcolor: 'action.hover' };

const parts = [
  { id: 'P-103', name: 'Brake pads, disc', path: '/parts/brakes', stock: 2 },
  { id: 'P-104', name: 'Brake cable set', path: '/parts/brakes', stock: 30 },
  { id: 'P-106', name: 'Tire, 700x32', path: '/parts/wheels', stock: 18 },
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

function PartsTable({ path }: { path: string }) {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Part</TableCell>
          <TableCell>Name</TableCell>
          <TableCell align="right">In stock</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {parts
          .filter((part) => part.path.startsWith(path))
          .map(({ id, name, stock }) => (
            <TableRow key={id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{id}</TableCell>
              <TableCell>{name}</TableCell>
              <TableCell align="right">{stock}</TableCell>
            </TableRow>
          ))}
      </TableBody>
    </Table>
  );
}

export default function PageContainerPlayground(props: object) {
  const router = useMemoryRouter('/parts/brakes');

  return (
    <AppProvider theme={theme} navigation={navigation} router={router}>
      <PageContainer {...props}>
        <PartsTable path={router.pathname} />
      </PageContainer>
    </AppProvider>
  );
}
