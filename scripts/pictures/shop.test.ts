import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getOrders } from './shop/resources/functions';

test("the app in Studio's pictures has the customers of the shop, which are companies", async () => {
  const { customers } = JSON.parse(readFileSync('docs/shop/shop.json', 'utf8')) as {
    customers: { name: string }[];
  };
  const names = customers.map(({ name }) => name);
  const unknown = (await getOrders()).filter(({ customer = '' }) => !names.includes(customer));
  expect(unknown).toEqual([]);
});
