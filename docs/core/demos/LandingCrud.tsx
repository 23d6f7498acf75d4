import { useMemo, useState } from 'react';
import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/BuildOutlined';
import TireRepairIcon from '@mui/icons-material/TireRepair';
import type {} from '@mui/x-data-grid/themeAugmentation';
import {
  AppProvider,
  type Navigation,
  type Router,
} from '@toolpad/core/AppProvider';
import { Crud, type DataModel, type DataSource } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  components: {
    MuiDataGrid: {
      defaultProps: {
        density: 'compact',
        disableColumnFilter: true,
        disableColumnSelector: true,
        pageSizeOptions: [5, 10],
        disableColumnSorting: true,
      },
    },
  },
});

const branding = {
  title: 'Spoke & Chain',
  logo: <TireRepairIcon color="primary" sx={{ m: 1 }} />,
};

const navigation: Navigation = [
  {
    segment: 'orders',
    title: 'Orders',
    icon: <BuildIcon />,
    pattern: 'orders{/:id}*',
  },
];

interface Order extends DataModel {
  id: string;
  customer: string;
  service: string;
  status: string;
  total: number;
}

let orders: Order[] = [
  {
    id: 'SC-1038',
    customer: 'Green Grocer Delivery',
    service: 'Replace brake pads',
    status: 'In progress',
    total: 48,
  },
  {
    id: 'SC-1039',
    customer: 'Old Mill Hotel',
    service: 'Tune-up',
    status: 'In progress',
    total: 87,
  },
  {
    id: 'SC-1040',
    customer: 'Harbor Bike Tours',
    service: 'Replace chain',
    status: 'In progress',
    total: 155,
  },
  {
    id: 'SC-1037',
    customer: 'Riverside Couriers',
    service: 'Replace rear wheel',
    status: 'Ready',
    total: 147,
  },
  {
    id: 'SC-1042',
    customer: 'Summit Cycling Club',
    service: 'Replace tires',
    status: 'Waiting',
    total: 103,
  },
  {
    id: 'SC-1045',
    customer: 'Green Grocer Delivery',
    service: 'Bleed brakes',
    status: 'Waiting',
    total: 112,
  },
  {
    id: 'SC-1047',
    customer: 'Riverside Couriers',
    service: 'Tune-up',
    status: 'Waiting',
    total: 97,
  },
];

const newOrder = {
  customer: 'Hill Street School',
  service: 'Tune-up',
  status: 'Waiting',
  total: 87,
};

const find = (id: string | number) => {
  const found = orders.find((order) => order.id === id);
  if (!found) throw new Error(`There is no order ${id}.`);
  return found;
};

const statusColumn = {
  type: 'singleSelect' as const,
  valueOptions: ['Waiting', 'In progress', 'Ready', 'Picked up'],
};

const totalColumn = {
  type: 'number' as const,
  valueFormatter: (total: number) => `$${total}`,
};

// preview-start
const dataSource: DataSource<Order> = {
  fields: [
    { field: 'id', headerName: 'Order', width: 90 },
    { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
    { field: 'service', headerName: 'Service', flex: 1, minWidth: 140 },
    { field: 'status', headerName: 'Status', ...statusColumn },
    { field: 'total', headerName: 'Total', width: 70, ...totalColumn },
  ],
  getMany: ({ paginationModel }) => pageOf(paginationModel),
  getOne: find,
  createOne: (values) => addOrder(values),
  updateOne: (id, values) => changeOrder(find(id), values),
  deleteOne: (id) => removeOrder(id),
};
// preview-end

function pageOf({ page, pageSize }: { page: number; pageSize: number }) {
  const items = orders.slice(page * pageSize, (page + 1) * pageSize);
  return { items, itemCount: orders.length };
}

function addOrder(values: Partial<Order>): Order {
  const number = Math.max(...orders.map(({ id }) => Number(id.slice(3)))) + 1;
  const created = { ...values, id: `SC-${number}` } as Order;
  orders = [created, ...orders];
  return created;
}

function changeOrder(order: Order, values: Partial<Order>): Order {
  const changed = { ...order, ...values };
  orders = orders.map((other) => (other.id === order.id ? changed : other));
  return changed;
}

function removeOrder(id: string | number): void {
  orders = orders.filter((order) => order.id !== id);
}

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

/** Leads from a record back to the list. */
const breadcrumbsOf = (pathname: string) => {
  const [, , id] = pathname.split('/');
  const title = id === 'new' ? 'New order' : id;
  return title ? [{ title: 'Orders', path: '/orders' }, { title }] : [];
};

export default function LandingCrud() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider
      theme={theme}
      branding={branding}
      navigation={navigation}
      router={router}
    >
      <DashboardLayout hideNavigation>
        <PageContainer breadcrumbs={breadcrumbsOf(router.pathname)}>
          <Crud
            dataSource={dataSource}
            rootPath="/orders"
            initialPageSize={5}
            defaultValues={newOrder}
          />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
