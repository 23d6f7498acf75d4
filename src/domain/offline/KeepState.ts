import type { KeepProduct } from './KeepOffer';

/** Why a product could not be kept. */
export type KeepFailure =
  /** The network, or the host. */
  | 'network'
  /** The browser has no more room for this site. */
  | 'space'
  /** The host has another version of the site by now. */
  | 'replaced';

/** How far a product is kept. Bytes are those of the network. */
export type KeepState =
  | { kind: 'offered' }
  /** A part is there: it was cancelled, or the page was left. */
  | { kind: 'begun'; bytes: number }
  | { kind: 'keeping'; bytes: number; isUpdate: boolean }
  | { kind: 'kept' }
  /** All of it is there, as it was in an earlier version of the site. */
  | { kind: 'outdated' }
  | { kind: 'failed'; reason: KeepFailure; bytes: number; isUpdate: boolean };

export type KeepEvent =
  /** What the caches hold: all of this version, all of an earlier one, or so many bytes. */
  | { type: 'found'; isKept: boolean; wasKept: boolean; bytes: number }
  | { type: 'started' }
  /** So many bytes are there. */
  | { type: 'progressed'; bytes: number }
  | { type: 'cancelled' }
  | { type: 'failed'; reason: KeepFailure }
  | { type: 'finished' }
  | { type: 'removed' };

/** What a reader can do about a product. */
export type KeepAction = 'keep' | 'cancel' | 'resume' | 'update' | 'retry' | 'remove';

/** Before anybody has looked. */
export const keepStart: KeepState = { kind: 'offered' };

const partly = (bytes: number): KeepState =>
  bytes > 0 ? { kind: 'begun', bytes } : { kind: 'offered' };

const bytesOf = (state: KeepState) => ('bytes' in state ? state.bytes : 0);

/** Whether an earlier version is there from end to end. */
const wasKept = (state: KeepState) =>
  state.kind === 'outdated' || ('isUpdate' in state && state.isUpdate);

/** The state after an event; the same one where the event means nothing to it. */
export function nextKeep(state: KeepState, event: KeepEvent): KeepState {
  if (event.type === 'removed') return keepStart;
  if (state.kind !== 'keeping') {
    if (event.type === 'started')
      return { kind: 'keeping', bytes: bytesOf(state), isUpdate: wasKept(state) };
    if (event.type !== 'found') return state;
    if (event.isKept) return { kind: 'kept' };
    return event.wasKept ? { kind: 'outdated' } : partly(event.bytes);
  }
  switch (event.type) {
    case 'progressed':
      return { ...state, bytes: event.bytes };
    case 'cancelled':
      return state.isUpdate ? { kind: 'outdated' } : partly(state.bytes);
    case 'failed':
      return { ...state, kind: 'failed', reason: event.reason };
    case 'finished':
      return { kind: 'kept' };
    default:
      return state;
  }
}

/** About how many bytes the browser has still to find room for. */
export function roomFor(
  { bytes, stored }: Pick<KeepProduct, 'bytes' | 'stored'>,
  state: KeepState,
): number {
  return state.kind === 'kept' ? 0 : Math.round(stored * (1 - bytesOf(state) / bytes));
}

/** What a reader can do in a state, what they most likely want first. */
export function keepActions(state: KeepState): readonly KeepAction[] {
  switch (state.kind) {
    case 'offered':
      return ['keep'];
    case 'begun':
      return ['resume', 'remove'];
    case 'keeping':
      return ['cancel'];
    case 'kept':
      return ['remove'];
    case 'outdated':
      return ['update', 'remove'];
    case 'failed':
      return state.bytes > 0 || state.isUpdate ? ['retry', 'remove'] : ['retry'];
  }
}
