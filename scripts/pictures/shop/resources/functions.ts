/** The data of a bicycle repair shop. */

const customers = [
  'Northside Cafe',
  'Harbor Bike Tours',
  'Old Mill Hotel',
  'Riverside Couriers',
  'Hill Street School',
  'Maple Lane Clinic',
];
const parts = ['Chain', 'Brake pads', 'Rear wheel', 'Inner tube', 'Gear cable', 'Saddle'];
const states = ['Open', 'In repair', 'Ready'];

const allOrders = Array.from({ length: 40 }, (_, index) => ({
  id: 1040 + index,
  customer: customers[(index * 5) % customers.length],
  part: parts[(index * 7 + 2) % parts.length],
  status: states[(index * 4) % states.length],
  total: 24 + ((index * 37) % 180),
}));

/** Orders of one status, or all. */
export async function getOrders(status: string = '') {
  return allOrders.filter((order) => status === '' || order.status === status);
}

/** Revenue of each weekday. */
export async function getRevenue() {
  return [
    { day: 'Mon', revenue: 420 },
    { day: 'Tue', revenue: 610 },
    { day: 'Wed', revenue: 380 },
    { day: 'Thu', revenue: 720 },
    { day: 'Fri', revenue: 890 },
    { day: 'Sat', revenue: 1040 },
  ];
}

/** Adds an order. */
export async function createOrder(customer: string, part: string) {
  allOrders.unshift({ id: 1040 + allOrders.length, customer, part, status: 'Open', total: 0 });
}
