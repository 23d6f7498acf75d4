import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Repair {
  id: number;
  bike: string;
  work: string;
  price: number;
}

/** A file takes the place of a database, so that the example needs no server. */
const file = path.resolve('repairs.json');

const first: Repair[] = [
  { id: 1, bike: 'Trekking', work: 'Replace chain', price: 48.5 },
  { id: 2, bike: 'City', work: 'Fix puncture', price: 15 },
  { id: 3, bike: 'Cargo', work: 'Service brakes', price: 92 },
];

async function save(repairs: Repair[]): Promise<void> {
  await writeFile(file, JSON.stringify(repairs, null, 2));
}

export async function getRepairs(): Promise<Repair[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Repair[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return first;
    throw error;
  }
}

export async function addRepair(
  bike: string,
  work: string,
  price: number,
): Promise<Repair> {
  if (!bike || !work)
    throw new Error('A repair needs a bike and a description of the work.');
  const repairs = await getRepairs();
  const id = Math.max(0, ...repairs.map((repair) => repair.id)) + 1;
  const added = { id, bike, work, price: Number(price) || 0 };
  await save([...repairs, added]);
  return added;
}

export async function deleteRepair(id: number): Promise<void> {
  const repairs = await getRepairs();
  await save(repairs.filter((repair) => repair.id !== Number(id)));
}
