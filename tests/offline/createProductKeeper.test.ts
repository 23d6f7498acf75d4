import { expect, it } from 'vitest';
import {
  createFakeKeeperOutside,
  type FakeKeeperOptions,
} from '../../stories/kit/createFakeKeeperOutside';
import { keptCache } from '../../src/domain/offline/siteCaches';
import { createProductKeeper, filesAtOnce } from '../../src/platform/createProductKeeper';

const core = 'toolpad-core';
const own = keptCache('/toolpad/', 'new', core);

async function visit(options: FakeKeeperOptions = {}) {
  const outside = createFakeKeeperOutside(options);
  const keeper = await createProductKeeper(outside);
  const product = (id = core) => keeper.view().products.find((candidate) => candidate.id === id)!;
  return { outside, keeper, product, state: () => product().state };
}

it('keeps a product, a few files at once, and says how far it is', async () => {
  const { outside, keeper, state } = await visit();
  const states: unknown[] = [];
  const unsubscribe = keeper.subscribe(() => states.push(state()));
  const done = keeper.keep(core);
  await outside.deliver(1);
  expect(outside.waiting()).toBe(filesAtOnce);
  expect(state()).toEqual({ kind: 'keeping', bytes: 190_000, isUpdate: false });
  expect(keeper.view().news).toEqual({ type: 'started', product: core });
  await outside.deliver(10);
  await done;
  expect(state()).toEqual({ kind: 'kept' });
  expect(keeper.view().news).toEqual({ type: 'finished', product: core });
  expect(outside.contents()[own]).toHaveLength(11);
  expect(outside.asks).toBe(1);
  expect(states.length).toBeGreaterThan(10);

  // Nothing is left to be cancelled, and nobody listens.
  states.length = 0;
  unsubscribe();
  keeper.cancel(core);
  expect([state(), states]).toEqual([{ kind: 'kept' }, []]);
});

it('finds again what an earlier visit has kept', async () => {
  const { product } = await visit({ kept: [core], begun: { 'toolpad-studio': 4 } });
  expect(product().state).toEqual({ kind: 'kept' });
  expect(product('toolpad-studio').state).toEqual({ kind: 'begun', bytes: 296_000 });
});

it('stops when it is cancelled, and goes on with what is there', async () => {
  const { outside, keeper, state } = await visit();
  const done = keeper.keep(core);
  await outside.deliver(4);
  keeper.cancel(core);
  expect(state()).toEqual({ kind: 'begun', bytes: 760_000 });
  const again = keeper.keep(core);
  await done;
  expect(outside.waiting()).toBe(0);
  await outside.deliver(7);
  await again;
  expect(state()).toEqual({ kind: 'kept' });
  const asked = outside.requests.filter((address) => address !== 'newest');
  // The six that were on their way were asked for again, but none of the four that had come.
  expect([new Set(asked).size, asked.length]).toEqual([10, 16]);
});

it('does nothing twice', async () => {
  const { outside, keeper } = await visit({ kept: ['toolpad-studio'] });
  await keeper.keep('toolpad-studio');
  const done = Promise.all([keeper.keep(core), keeper.keep(core)]);
  await outside.deliver(10);
  await done;
  expect(outside.requests).toHaveLength(10);
});

it.each(['network', 'space', 'replaced'] as const)(
  'says that it failed because of the %s, keeps what came, and can be tried again',
  async (reason) => {
    const { outside, keeper, state } = await visit();
    const done = keeper.keep(core);
    await outside.deliver(3);
    await outside.fail(reason);
    await done;
    expect(state()).toEqual({ kind: 'failed', reason, bytes: 570_000, isUpdate: false });
    expect(outside.waiting()).toBe(0);
    expect(outside.looks).toBe(reason === 'replaced' ? 1 : 0);
    const again = keeper.keep(core);
    await outside.deliver(8);
    await again;
    expect(state()).toEqual({ kind: 'kept' });
  },
);

it('takes a failure that nobody has foreseen for one of the network', async () => {
  const { outside, keeper, state } = await visit();
  outside.list = () => Promise.reject(new SyntaxError('No JSON'));
  await keeper.keep(core);
  expect(state()).toMatchObject({ kind: 'failed', reason: 'network' });
});

it('does not call complete what was published anew in the meantime', async () => {
  const { outside, keeper, state } = await visit();
  const done = keeper.keep(core);
  await outside.deliver(9);
  outside.publish('newer');
  await outside.deliver(2);
  await done;
  expect(state()).toMatchObject({ kind: 'failed', reason: 'replaced' });
  expect(outside.looks).toBe(1);
});

it('removes a product and leaves the other', async () => {
  const { outside, keeper, state } = await visit({ kept: [core, 'toolpad-studio'] });
  await keeper.remove(core);
  expect(state()).toEqual({ kind: 'offered' });
  expect(Object.keys(outside.contents())).toEqual([
    keptCache('/toolpad/', 'new', 'toolpad-studio'),
  ]);
});

it('stops what it removes', async () => {
  const { outside, keeper, state } = await visit();
  const done = keeper.keep(core);
  await outside.deliver(2);
  await keeper.remove(core);
  await done;
  expect(state()).toEqual({ kind: 'offered' });
  expect(outside.contents()).toEqual({});
  expect(outside.waiting()).toBe(0);
});

it('brings up to date what changed since, and nothing else', async () => {
  const { outside, keeper, state } = await visit({ outdated: [core] });
  expect(state()).toEqual({ kind: 'outdated' });
  const done = keeper.renew();
  await outside.deliver(1);
  expect(state()).toMatchObject({ kind: 'keeping', isUpdate: true });
  await outside.deliver(8);
  await done;
  expect(state()).toEqual({ kind: 'kept' });
  expect(outside.requests.filter((address) => address.includes('/assets/'))).toEqual([]);
  expect(outside.contents()[own]).toHaveLength(11);
  expect(outside.contents()[own]!.filter((key) => key.includes('before'))).toEqual([]);
  // Nobody has asked for it now.
  expect(outside.asks).toBe(0);
});

it('takes over what has stayed the same from another version, and then removes that', async () => {
  const outside = createFakeKeeperOutside({ kept: [core] });
  const old = keptCache('/toolpad/', 'old', core);
  for (const key of outside.contents()[own]!)
    await outside.store(old, { address: key }, new AbortController().signal);
  await outside.drop(own);
  const keeper = await createProductKeeper(outside);
  expect(keeper.view().products[0]!.state).toEqual({ kind: 'outdated' });
  const done = keeper.renew();
  await outside.deliver(1);
  await done;
  expect(outside.requests).toEqual(['newest']);
  expect(Object.keys(outside.contents())).toEqual([own]);
});

it('removes products that the site has no more', async () => {
  const { outside, keeper } = await visit({ kept: [core] });
  await outside.store(
    keptCache('/toolpad/', 'old', 'gone'),
    { address: '/toolpad/assets/offline-gone.x.json' },
    new AbortController().signal,
  );
  await keeper.renew();
  expect(Object.keys(outside.contents())).toEqual([own]);
});

it('says how much room there is only where that is too little', async () => {
  const { product } = await visit({ free: 3_000_000 });
  expect(product().free).toBe(3_000_000);
  expect(product('toolpad-studio')).not.toHaveProperty('free');
});
