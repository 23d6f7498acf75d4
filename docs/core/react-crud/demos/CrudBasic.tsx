import { useMemo, useState } from 'react';
import BuildIcon from '@mui/icons-material/Build';
import Chip from '@mui/material/Chip';
import { createTheme } from '@mui/material/styles';
import { getGridStringOperators } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import {
  AppProvider,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import { Crud, type DataModel, type DataSource } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  components: {
    MuiDataGrid: {
      defaultProps: { density: 'compact', pageSizeOptions: [7, 14] },
    },
    // At the bottom, a notification would cover the last row.
    MuiSnackbar: {
      defaultProps: { anchorOrigin: { vertical: 'top', horizontal: 'center' } },
    },
  },
});

const navigation: Navigation = [
  {
    segment: 'orders',
    title: 'Orders',
    icon: <BuildIcon />,
    pattern: 'orders{/:id}*',
  },
];

const localeText = {
  createNewButtonLabel: 'New order',
  createSuccessMessage: 'Order created',
  editSuccessMessage: 'Order saved',
  deleteConfirmTitle: 'Delete order?',
  deleteConfirmMessage: 'You cannot undo this.',
  deleteSuccessMessage: 'Order deleted',
};

export default function CrudBasic() {
  const router = useMemoryRouter('/orders');
  const [orders] = useState(createOrders);

  return (
    <AppProvider
      theme={theme}
      navigation={navigation}
      router={router}
      localeText={localeText}
    >
      {/* preview-start crud */}
      <PageContainer breadcrumbs={breadcrumbsOf(router.pathname)}>
        <Crud
          dataSource={orders}
          rootPath="/orders"
          initialPageSize={7}
          defaultValues={{ status: 'Waiting' }}
        />
      </PageContainer>
      {/* preview-end */}
    </AppProvider>
  );
}

/** Leads from a record back to the list. */
const breadcrumbsOf = (pathname: string) => {
  const [, , id] = pathname.split('/');
  const title = id === 'new' ? 'New order' : id;
  return title ? [{ title: 'Orders', path: '/orders' }, { title }] : [];
};

interface Order extends DataModel {
  id: string;
  customer: string;
  status: keyof typeof statusColors;
  due: string | null;
  total: number;
}

const statusColors = {
  Waiting: 'default',
  'In progress': 'primary',
  Ready: 'success',
} as const;

const initialOrders: Order[] = [
  {
    id: 'SC-1036',
    customer: 'Northside Cafe',
    status: 'Ready',
    due: '2026-03-05',
    total: 67,
  },
  {
    id: 'SC-1037',
    customer: 'Riverside Couriers',
    status: 'Ready',
    due: '2026-03-06',
    total: 147,
  },
  {
    id: 'SC-1038',
    customer: 'Green Grocer Delivery',
    status: 'In progress',
    due: '2026-03-09',
    total: 48,
  },
  {
    id: 'SC-1039',
    customer: 'Old Mill Hotel',
    status: 'In progress',
    due: '2026-03-09',
    total: 87,
  },
  {
    id: 'SC-1041',
    customer: 'Print and Paper Co',
    status: 'In progress',
    due: '2026-03-10',
    total: 46,
  },
  {
    id: 'SC-1043',
    customer: 'Maple Lane Clinic',
    status: 'Waiting',
    due: '2026-03-11',
    total: 85,
  },
  {
    id: 'SC-1047',
    customer: 'Riverside Couriers',
    status: 'Waiting',
    due: '2026-03-13',
    total: 97,
  },
  {
    id: 'SC-1048',
    customer: 'Hill Street School',
    status: 'Waiting',
    due: '2026-03-16',
    total: 34,
  },
];

/** Keeps the orders in memory. In an app, each method sends a request. */
function createOrders(): DataSource<Order> {
  let orders = initialOrders;
  let lastNumber = 1048;

  const find = (id: string | number) => {
    const order = orders.find((candidate) => candidate.id === id);
    if (!order) throw new Error(`Order ${id} does not exist.`);
    return order;
  };

  return {
    // preview-start fields
    fields: [
      { field: 'id', headerName: 'Order', ...idColumn },
      { field: 'customer', headerName: 'Customer', ...customerColumn },
      { field: 'status', headerName: 'Status', ...statusColumn },
      { field: 'due', headerName: 'Due', ...dateColumn },
      { field: 'total', headerName: 'Total in USD', ...totalColumn },
    ],
    // preview-end

    // preview-start getMany
    getMany({ paginationModel, sortModel: [sort], filterModel }) {
      const { page, pageSize } = paginationModel;
      const text = String(filterModel.items[0]?.value ?? '').toLowerCase();
      const items = orders.filter(({ customer }) =>
        customer.toLowerCase().includes(text),
      );
      if (sort) items.sort((a, b) => compare(a[sort.field], b[sort.field]));
      if (sort?.sort === 'desc') items.reverse();
      return {
        items: items.slice(page * pageSize, (page + 1) * pageSize),
        itemCount: items.length,
      };
    },
    // preview-end

    getOne: find,
    createOne(values) {
      const created = { ...values, id: `SC-${++lastNumber}` } as Order;
      orders = [created, ...orders];
      return created;
    },
    updateOne(id, values) {
      const updated = { ...find(id), ...values };
      orders = orders.map((order) => (order.id === id ? updated : order));
      return updated;
    },
    deleteOne(id) {
      orders = orders.filter((order) => order.id !== id);
    },

    validate({ customer, total }) {
      const issues: { message: string; path: [keyof Order] }[] = [];
      if (!customer)
        issues.push({ message: 'Enter a customer', path: ['customer'] });
      if (!total || total < 0)
        issues.push({ message: 'Enter an amount', path: ['total'] });
      return { issues };
    },
  };
}

const idColumn = { width: 80, disableColumnMenu: true, filterable: false };

const customerColumn = {
  flex: 1,
  minWidth: 180,
  filterOperators: getGridStringOperators().filter(
    ({ value }) => value === 'contains',
  ),
};

const statusColumn = {
  width: 112,
  filterable: false,
  type: 'singleSelect' as const,
  valueOptions: Object.keys(statusColors),
  renderCell: ({ value }: { value?: Order['status'] }) =>
    value && <Chip size="small" label={value} color={statusColors[value]} />,
};

const dateColumn = {
  width: 74,
  filterable: false,
  type: 'date' as const,
  // A date without a time is the same day in every time zone.
  valueGetter: (value: string | null) =>
    value && new Date(value.length === 10 ? `${value}T00:00` : value),
  valueFormatter: (date: Date | null) =>
    date?.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
};

const totalColumn = { type: 'number' as const, width: 108, filterable: false };

const compare = (a: unknown, b: unknown) =>
  String(a).localeCompare(String(b), 'en', { numeric: true });

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
