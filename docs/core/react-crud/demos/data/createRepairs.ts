import { getGridStringOperators } from '@mui/x-data-grid';
import type { DataModel, DataSource } from '@toolpad/core/Crud';

export interface Repair extends DataModel {
  id: number;
  bike: string;
  state: 'waiting' | 'on the stand' | 'ready';
  hours: number;
  due: string | null;
  paid: boolean;
}

const bikes = ['Red tourer', 'City bike', 'Cargo bike', 'Folding bike', 'Track bike', 'Tandem'];

const plain = { sortable: false, filterable: false };
const contains = getGridStringOperators().filter(({ value }) => value === 'contains');

function firstRepairs(): Repair[] {
  return bikes.map((bike, index) => ({
    id: 218 + index,
    bike,
    state: index % 2 ? 'on the stand' : 'waiting',
    hours: index + 1,
    due: `2026-03-1${index}T12:00:00.000Z`,
    paid: index % 2 === 1,
  }));
}

/** The repairs of a workshop, kept in memory. In an app, each method asks your server. */
export function createRepairs(): Required<DataSource<Repair>> {
  let repairs = firstRepairs();
  const find = (id: string | number) => {
    const found = repairs.find((repair) => repair.id === Number(id));
    if (!found) throw new Error(`There is no repair ${id}`);
    return found;
  };

  return {
    fields: [
      { field: 'id', headerName: 'No.', width: 60, ...plain },
      { field: 'bike', headerName: 'Bike', width: 130, filterOperators: contains },
      {
        field: 'state',
        headerName: 'State',
        type: 'singleSelect',
        valueOptions: ['waiting', 'on the stand', 'ready'],
        width: 110,
        ...plain,
      },
      { field: 'hours', headerName: 'Hours', type: 'number', width: 70, ...plain },
      {
        field: 'due',
        headerName: 'Due',
        type: 'date',
        width: 95,
        ...plain,
        valueGetter: (value: string | null) => value && new Date(value),
      },
      { field: 'paid', headerName: 'Paid', type: 'boolean', width: 60, ...plain },
    ],

    getMany({ paginationModel: { page, pageSize }, sortModel: [sort], filterModel }) {
      const text = String(filterModel.items[0]?.value ?? '').toLowerCase();
      const items = repairs.filter(({ bike }) => bike.toLowerCase().includes(text));
      if (sort?.field === 'bike') items.sort((a, b) => a.bike.localeCompare(b.bike));
      if (sort?.sort === 'desc') items.reverse();
      return {
        items: items.slice(page * pageSize, (page + 1) * pageSize),
        itemCount: items.length,
      };
    },

    getOne: find,

    createOne(values) {
      const created = { ...values, id: Math.max(0, ...repairs.map(({ id }) => id)) + 1 } as Repair;
      repairs = [...repairs, created];
      return created;
    },

    updateOne(id, values) {
      const updated = { ...find(id), ...values };
      repairs = repairs.map((repair) => (repair.id === updated.id ? updated : repair));
      return updated;
    },

    deleteOne(id) {
      const { id: deleted } = find(id);
      repairs = repairs.filter((repair) => repair.id !== deleted);
    },

    validate({ bike, state, hours }) {
      const issues: { message: string; path: [keyof Repair] }[] = [];
      if (!bike) issues.push({ message: 'Which bike is it?', path: ['bike'] });
      if (!state) issues.push({ message: 'Choose a state', path: ['state'] });
      if (!hours || hours < 0) issues.push({ message: 'At least one hour', path: ['hours'] });
      return { issues };
    },
  };
}
