import { keepActions, roomFor, type KeepAction } from '../../domain/offline/KeepState';
import { format, plural } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import type { KeptProduct, ProductKeeper } from '../../platform/ProductKeeper';
import { Action, Actions, Bar, Mark, Product } from './ReadOffline.styles';
import { sizeText } from './sizeText';

/** One line about how far a product is kept. */
function stateText({ state, pages, bytes }: KeptProduct): string {
  const size = sizeText(bytes);
  switch (state.kind) {
    case 'offered':
      return plural(strings['keep.offered'], pages, { size });
    case 'kept':
      return plural(strings['keep.state.kept'], pages);
    case 'outdated':
      return plural(strings['keep.state.outdated'], pages);
    case 'keeping':
      return format(strings[state.isUpdate ? 'keep.updating' : 'keep.part'], {
        part: sizeText(state.bytes),
        size,
      });
    case 'begun':
    case 'failed':
      return format(strings['keep.part.here'], { part: sizeText(state.bytes), size });
  }
}

/** What it takes and what there is, where that matters. Some browsers name, for privacy, more than they have. */
function roomText({ state, free }: KeptProduct, needed: string): string | undefined {
  if (state.kind === 'failed' && state.reason !== 'space') return undefined;
  if (free !== undefined) return format(strings['keep.free'], { needed, free: sizeText(free) });
  return state.kind === 'failed' ? format(strings['keep.needed'], { needed }) : undefined;
}

/** What stands in the way, if anything does. */
function problemText(product: KeptProduct): string | undefined {
  const { state } = product;
  const failure = state.kind === 'failed' ? strings[`keep.failed.${state.reason}`] : undefined;
  const needed = sizeText(roomFor(product, state));
  return (
    [failure, roomText(product, needed)].filter((text) => text !== undefined).join(' ') || undefined
  );
}

interface KeptProductRowProps {
  product: KeptProduct;
  keeper: ProductKeeper;
}

/** A product, how far it is kept, and what can be done about it. */
export function KeptProductRow({ product, keeper }: KeptProductRowProps) {
  const { id, name, state, bytes } = product;
  const problem = problemText(product);
  const acts: Readonly<Record<KeepAction, () => void>> = {
    keep: () => void keeper.keep(id),
    resume: () => void keeper.keep(id),
    update: () => void keeper.keep(id),
    retry: () => void keeper.keep(id),
    cancel: () => keeper.cancel(id),
    remove: () => void keeper.remove(id),
  };
  return (
    <Product>
      <div>
        <h4>{name}</h4>
        <p {...(state.kind === 'kept' ? { 'data-tone': 'done' } : {})}>
          {state.kind === 'kept' && (
            <Mark viewBox="0 0 16 16" aria-hidden>
              <path d="m3 8.5 3.2 3.2L13 5" />
            </Mark>
          )}
          {/* Begins with a number, which in the other direction would move to its end. */}
          <bdi>{stateText(product)}</bdi>
        </p>
      </div>
      <Actions>
        {keepActions(state).map((action, index) => (
          // The first one is the same button in all states: the focus stays where it is.
          <Action
            key={index}
            type="button"
            aria-label={format(strings[`keep.${action}.of`], { product: name })}
            {...(index === 0 && action !== 'cancel' && action !== 'remove'
              ? { 'data-main': '' }
              : {})}
            onClick={acts[action]}
          >
            {strings[`keep.${action}`]}
          </Action>
        ))}
      </Actions>
      {state.kind === 'keeping' && (
        <Bar
          aria-label={format(strings['keep.progress'], { product: name })}
          aria-valuetext={stateText(product)}
          value={state.bytes}
          max={bytes}
        />
      )}
      {problem && (
        <p data-tone="problem">
          <bdi>{problem}</bdi>
        </p>
      )}
    </Product>
  );
}
