import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { usePlatform } from '../../platform/PlatformContext';
import type { KeeperView, ProductKeeper } from '../../platform/ProductKeeper';
import { KeptProductRow } from './KeptProductRow';
import { Products, Root } from './ReadOffline.styles';
import { sizeText } from './sizeText';

/** What a screen reader says of what happened last. */
function newsText({ products, news }: KeeperView): string {
  const product = products.find(({ id }) => id === news?.product);
  if (!news || !product) return '';
  const reason =
    product.state.kind === 'failed' ? strings[`keep.failed.${product.state.reason}`] : '';
  return format(strings[`keep.news.${news.type}`], {
    product: product.name,
    size: sizeText(product.bytes),
    reason,
  });
}

function KeepProducts({ keeper }: { keeper: ProductKeeper }) {
  const titleId = useId();
  const view = useSyncExternalStore(keeper.subscribe, keeper.view);
  // What happened before somebody came is no news.
  const [old] = useState(view.news);
  return (
    <Root aria-labelledby={titleId}>
      <h3 id={titleId}>{strings['keep.title']}</h3>
      <p>
        <bdi>{strings['keep.lead']}</bdi>
      </p>
      <Products>
        {view.products.map((product) => (
          <KeptProductRow key={product.id} product={product} keeper={keeper} />
        ))}
      </Products>
      <span role="status" className="sr-only">
        {view.news === old ? '' : newsText(view)}
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
