import { keepActions, roomFor, type KeepAction } from '../../domain/offline/KeepState';
import { say, sayCount } from '../../domain/language/say';
import type { KeptProduct, ProductKeeper } from '../../platform/ProductKeeper';
import { useLanguage, type Spoken } from '../../platform/TextsContext';
import { Action, Actions, Bar, Mark, Product } from './ReadOffline.styles';
import { sizeText } from './sizeText';

/** One line about how far a product is kept. */
function stateText(language: Spoken, { state, pages, bytes }: KeptProduct): string {
  const size = sizeText(language, bytes);
  switch (state.kind) {
    case 'offered':
      return sayCount(language, 'keep.offered', pages, { size });
    case 'kept':
      return sayCount(language, 'keep.state.kept', pages);
    case 'outdated':
      return sayCount(language, 'keep.state.outdated', pages);
    case 'keeping':
      return say(language, state.isUpdate ? 'keep.updating' : 'keep.part', {
        part: sizeText(language, state.bytes),
        size,
      });
    case 'begun':
    case 'failed':
      return say(language, 'keep.part.here', { part: sizeText(language, state.bytes), size });
  }
}

/** What it takes and what there is, where that matters. Some browsers name, for privacy, more than they have. */
function roomText(
  language: Spoken,
  { state, free }: KeptProduct,
  needed: string,
): string | undefined {
  if (state.kind === 'failed' && state.reason !== 'space') return undefined;
  if (free !== undefined)
    return say(language, 'keep.free', { needed, free: sizeText(language, free) });
  return state.kind === 'failed' ? say(language, 'keep.needed', { needed }) : undefined;
}

/** What stands in the way, if anything does. */
function problemText(language: Spoken, product: KeptProduct): string | undefined {
  const { state } = product;
  const failure =
    state.kind === 'failed' ? language.texts[`keep.failed.${state.reason}`] : undefined;
  const needed = sizeText(language, roomFor(product, state));
  return (
    [failure, roomText(language, product, needed)].filter((text) => text !== undefined).join(' ') ||
    undefined
  );
}

interface KeptProductRowProps {
  product: KeptProduct;
  keeper: ProductKeeper;
}

/** A product, how far it is kept, and what can be done about it. */
export function KeptProductRow({ product, keeper }: KeptProductRowProps) {
  const language = useLanguage();
  const { texts } = language;
  const { id, name, state, bytes } = product;
  const problem = problemText(language, product);
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
          <bdi>{stateText(language, product)}</bdi>
        </p>
      </div>
      <Actions>
        {keepActions(state).map((action, index) => (
          // The first one is the same button in all states: the focus stays where it is.
          <Action
            key={index}
            type="button"
            aria-label={say(language, `keep.${action}.of`, { product: name })}
            {...(index === 0 && action !== 'cancel' && action !== 'remove'
              ? { 'data-main': '' }
              : {})}
            onClick={acts[action]}
          >
            {texts[`keep.${action}`]}
          </Action>
        ))}
      </Actions>
      {state.kind === 'keeping' && (
        <Bar
          aria-label={say(language, 'keep.progress', { product: name })}
          aria-valuetext={stateText(language, product)}
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
