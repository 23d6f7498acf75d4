import { useMemo, useState } from 'react';
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

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

// preview-start navigation
const navigation: Navigation = [
  { title: 'Home' },
  {
    segment: 'parts',
    title: 'Parts',
    children: [{ segment: 'brakes', title: 'Brakes' }],
  },
];
// preview-end

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

export default function PageContainerBasic() {
  const router = useMemoryRouter('/parts/brakes');

  return (
    // preview-start page
    <AppProvider theme={theme} navigation={navigation} router={router}>
      <PageContainer>
        <PartsTable path={router.pathname} />
      </PageContainer>
    </AppProvider>
    // preview-end
  );
}
