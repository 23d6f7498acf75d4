import { expect, it } from 'vitest';
import {
  keepActions,
  keepStart,
  nextKeep,
  roomFor,
  type KeepEvent,
  type KeepState,
} from './KeepState';

const after = (...events: KeepEvent[]) => events.reduce(nextKeep, keepStart);
const found = (what: Partial<Extract<KeepEvent, { type: 'found' }>>): KeepEvent => ({
  type: 'found',
  isKept: false,
  wasKept: false,
  bytes: 0,
  ...what,
});
const [started, cancelled, finished, removed]: readonly KeepEvent[] = [
  { type: 'started' },
  { type: 'cancelled' },
  { type: 'finished' },
  { type: 'removed' },
] as const;
const progressed = (bytes: number): KeepEvent => ({ type: 'progressed', bytes });

it.each<[string, KeepEvent[], KeepState]>([
  ['nothing was there', [found({})], { kind: 'offered' }],
  ['a part was there', [found({ bytes: 7 })], { kind: 'begun', bytes: 7 }],
  ['all was there', [found({ isKept: true, wasKept: true })], { kind: 'kept' }],
  ['all of another version was there', [found({ wasKept: true, bytes: 3 })], { kind: 'outdated' }],
  ['it was started', [started!], { kind: 'keeping', bytes: 0, isUpdate: false }],
  [
    'it went on with a part',
    [found({ bytes: 7 }), started!],
    { kind: 'keeping', bytes: 7, isUpdate: false },
  ],
  ['some came', [started!, progressed(4)], { kind: 'keeping', bytes: 4, isUpdate: false }],
  ['it was cancelled midway', [started!, progressed(4), cancelled!], { kind: 'begun', bytes: 4 }],
  ['it was cancelled at once', [started!, cancelled!], { kind: 'offered' }],
  [
    'it was looked at while it ran',
    [started!, found({ isKept: true })],
    { kind: 'keeping', bytes: 0, isUpdate: false },
  ],
  ['all came', [started!, progressed(4), finished!], { kind: 'kept' }],
  [
    'it failed',
    [started!, progressed(4), { type: 'failed', reason: 'space' }],
    { kind: 'failed', reason: 'space', bytes: 4, isUpdate: false },
  ],
  [
    'it failed and was tried again',
    [started!, progressed(4), { type: 'failed', reason: 'network' }, started!],
    { kind: 'keeping', bytes: 4, isUpdate: false },
  ],
  [
    'an update was cancelled',
    [found({ wasKept: true }), started!, progressed(4), cancelled!],
    { kind: 'outdated' },
  ],
  [
    'an update failed and was tried again',
    [found({ wasKept: true }), started!, { type: 'failed', reason: 'network' }, started!],
    { kind: 'keeping', bytes: 0, isUpdate: true },
  ],
  ['it was removed while it ran', [started!, progressed(4), removed!], { kind: 'offered' }],
  [
    'something came late',
    [
      started!,
      cancelled!,
      progressed(4),
      finished!,
      cancelled!,
      { type: 'failed', reason: 'network' },
    ],
    { kind: 'offered' },
  ],
])('when %s', (_what, events, state) => {
  expect(after(...events)).toEqual(state);
});

it.each<[KeepState, string[]]>([
  [{ kind: 'offered' }, ['keep']],
  [{ kind: 'begun', bytes: 1 }, ['resume', 'remove']],
  [{ kind: 'keeping', bytes: 0, isUpdate: false }, ['cancel']],
  [{ kind: 'kept' }, ['remove']],
  [{ kind: 'outdated' }, ['update', 'remove']],
  [{ kind: 'failed', reason: 'network', bytes: 0, isUpdate: false }, ['retry']],
  [{ kind: 'failed', reason: 'network', bytes: 1, isUpdate: false }, ['retry', 'remove']],
  [{ kind: 'failed', reason: 'network', bytes: 0, isUpdate: true }, ['retry', 'remove']],
])('%o lets a reader %s', (state, actions) => {
  expect(keepActions(state)).toEqual(actions);
});

it('needs room for what is not there yet', () => {
  const product = { bytes: 100, stored: 400 };
  expect(roomFor(product, { kind: 'offered' })).toBe(400);
  expect(roomFor(product, { kind: 'begun', bytes: 25 })).toBe(300);
  expect(roomFor(product, { kind: 'kept' })).toBe(0);
});
