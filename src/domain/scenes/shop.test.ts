import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shop, words } from './shop';

interface ShopData {
  name: string;
  user: { name: string; email: string };
  orders: { id: string; status: string }[];
  parts: { stock: number }[];
  revenue: object[];
}

const data = JSON.parse(readFileSync('docs/shop/shop.json', 'utf8')) as ShopData;

test('drawings show the data that demos share', () => {
  expect(shop).toMatchObject({
    name: data.name,
    user: data.user.name,
    email: data.user.email,
    revenue: data.revenue,
    openOrders: data.orders.filter(({ status }) => ['Waiting', 'In progress'].includes(status))
      .length,
    lowParts: data.parts.filter(({ stock }) => stock <= 5).length,
  });
});

test('drawings name figures that follow from it', () => {
  const sums = shop.revenue.map(({ repairs, parts }) => repairs + parts);
  const [before = 0, now = 0] = sums.slice(-2);
  expect(words.onFebruary).toBe(`+${Math.round((now / before - 1) * 100)}% on February`);
  const ready = data.orders.filter(({ status }) => status === 'Ready').length;
  expect(words.ready).toBe(`${ready} ready for pickup`);
});

test.each(shop.orders)('$id is one of its orders', (order) => {
  expect(data.orders.find(({ id }) => id === order.id)).toMatchObject(order);
});
