import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { format, plural } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import type { OfflineDownloads, ProductDownload } from '../../platform/offline/OfflineDownloads';
import { usePlatform } from '../../platform/PlatformContext';
import {
  Action,
  Actions,
  List,
  Product,
  ProductName,
  Progress,
  Root,
  Text,
  Title,
} from './ReadOffline.styles';

type Button = 'download' | 'cancel' | 'resume' | 'retry' | 'remove';

/** What can be done in each state, the likeliest first. */
const buttons: Readonly<Record<ProductDownload['state']['kind'], readonly Button[]>> = {
  idle: ['download'],
  downloading: ['cancel'],
  partial: ['resume', 'remove'],
  failed: ['retry', 'remove'],
  downloaded: ['remove'],
};

const megabytes = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

const sizeText = (bytes: number) => megabytes.format(bytes / 1e6);

function stateText({ state, pages, bytes }: ProductDownload): string {
  const size = sizeText(bytes);
  switch (state.kind) {
    case 'idle':
      return plural(strings['downloads.idle'], pages, { size });
    case 'downloading':
    case 'partial':
      return format(strings[`downloads.${state.kind}`], { part: sizeText(state.bytes), size });
    case 'downloaded':
      return plural(strings['downloads.downloaded'], pages);
    case 'failed':
      return format(strings[`downloads.failed.${state.reason}`], { size });
  }
}

interface ProductRowProps {
  product: ProductDownload;
  downloads: OfflineDownloads;
}

function ProductRow({ product, downloads }: ProductRowProps) {
  const rowId = useId();
  const { id, name, bytes, state } = product;
  const text = stateText(product);
  const act = (button: Button) =>
    void (button === 'remove' || button === 'cancel'
      ? downloads[button](id)
      : downloads.download(id));
  return (
    <Product>
      <div>
        <ProductName id={rowId}>{name}</ProductName>
        {/* Progress is not announced file by file. */}
        <Text role={state.kind === 'downloading' ? undefined : 'status'}>
          <bdi>{text}</bdi>
        </Text>
      </div>
      <Actions>
        {buttons[state.kind].map((button, index) => (
          // The first one is the same element in every state, so that it keeps the focus.
          <Action
            key={index}
            id={`${rowId}-${index}`}
            type="button"
            aria-labelledby={`${rowId}-${index} ${rowId}`}
            onClick={() => act(button)}
          >
            {strings[`downloads.${button}`]}
          </Action>
        ))}
      </Actions>
      {state.kind === 'downloading' && (
        <Progress aria-labelledby={rowId} aria-valuetext={text} value={state.bytes} max={bytes} />
      )}
    </Product>
  );
}

function Downloads({ downloads }: { downloads: OfflineDownloads }) {
  const titleId = useId();
  const products = useSyncExternalStore(downloads.subscribe, downloads.view);
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{strings['downloads.title']}</Title>
      <Text>{strings['downloads.lead']}</Text>
      <List>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} downloads={downloads} />
        ))}
      </List>
    </Root>
  );
}

/** Downloads products for offline reading. Renders nothing where the browser or the host does not support it. */
export function ReadOffline() {
  const platform = usePlatform();
  const [downloads, setDownloads] = useState<OfflineDownloads | null>(null);
  useEffect(() => {
    let isShown = true;
    platform.offline().then(
      (found) => isShown && setDownloads(found),
      () => undefined,
    );
    return () => void (isShown = false);
  }, [platform]);
  return downloads && downloads.view().length > 0 && <Downloads downloads={downloads} />;
}
