/** Repairs of a workshop, as a query returns them. */
export const repairs = [
  { id: 1, bike: 'Trekking', work: 'Replace chain', price: 48.5, due: '2026-03-02', done: false },
  { id: 2, bike: 'City', work: 'Fix puncture', price: 15, due: '2026-03-03', done: true },
  { id: 3, bike: 'Cargo', work: 'Service brakes', price: 92, due: '2026-03-03', done: false },
  { id: 4, bike: 'Road', work: 'Adjust gears', price: 30, due: '2026-03-05', done: false },
  { id: 5, bike: 'City', work: 'Replace saddle', price: 39.9, due: '2026-03-06', done: true },
];

export type Repair = (typeof repairs)[number];
