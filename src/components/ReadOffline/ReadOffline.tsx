import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../domain/language/InterfaceTexts';
import { fill } from '../../domain/language/fill';
import { say } from '../../domain/language/say';
import { usePlatform } from '../../platform/PlatformContext';
import type { KeeperView, ProductKeeper } from '../../platform/ProductKeeper';
import { useLanguage } from '../../platform/TextsContext';
import { KeptProductRow } from './KeptProductRow';
import { Products, Root } from './ReadOffline.styles';
import { sizeText } from './sizeText';

/** What a screen reader says of what happened last. */
function newsText(
  language: Pick<Language, 'code' | 'texts'>,
  { products, news }: KeeperView,
): string {
  const product = products.find(({ id }) => id === news?.product);
  if (!news || !product) return '';
  const reason =
    product.state.kind === 'failed' ? language.texts[`keep.failed.${product.state.reason}`] : '';
  return fill(
    say(language, `keep.news.${news.type}`, {
      product: product.name,
      size: sizeText(language, product.bytes),
    }),
    { reason },
  );
}

function KeepProducts({ keeper }: { keeper: ProductKeeper }) {
  const titleId = useId();
  const language = useLanguage();
  const view = useSyncExternalStore(keeper.subscribe, keeper.view);
  // What happened before somebody came is no news.
  const [old] = useState(view.news);
  return (
    <Root aria-labelledby={titleId}>
      <h3 id={titleId}>{language.texts['keep.title']}</h3>
      <p>
        <bdi>{language.texts['keep.lead']}</bdi>
      </p>
      <Products>
        {view.products.map((product) => (
          <KeptProductRow key={product.id} product={product} keeper={keeper} />
        ))}
      </Products>
      <span role="status" className="sr-only">
        {view.news === old ? '' : newsText(language, view)}
      </span>
    </Root>
  );
}

/** Lets a reader keep whole products for the time without a network; nothing where that cannot be. */
export function ReadOffline() {
  const platform = usePlatform();
  const [keeper, setKeeper] = useState<ProductKeeper | null>(null);
  useEffect(() => {
    let isShown = true;
    // Where it cannot be loaded, there is none.
    const show = (found: ProductKeeper | null) =>
      isShown && found && found.view().products.length > 0 && setKeeper(found);
    platform.offline().then(show, () => undefined);
    return () => {
      isShown = false;
    };
  }, [platform]);
  return keeper && <KeepProducts keeper={keeper} />;
}
