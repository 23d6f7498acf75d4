import Button from '@mui/material/Button';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { format, plural } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import type { OfflineDownloads, ProductDownload } from '../../platform/offline/OfflineDownloads';
import { usePlatform } from '../../platform/PlatformContext';
import { Actions, List, Product, Progress, Root, Text, Title } from './ReadOffline.styles';

type Action = 'download' | 'cancel' | 'resume' | 'retry' | 'remove';

/** What can be done in each state, the likeliest first. */
const actions: Readonly<Record<ProductDownload['state']['kind'], readonly Action[]>> = {
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
  const act = (action: Action) =>
    void (action === 'remove' || action === 'cancel'
      ? downloads[action](id)
      : downloads.download(id));
  return (
    <Product>
      <div>
        <Title as="h4" id={rowId}>
          {name}
        </Title>
        {/* Progress is not announced file by file. */}
        <Text role={state.kind === 'downloading' ? undefined : 'status'}>
          <bdi>{text}</bdi>
        </Text>
      </div>
      <Actions>
        {actions[state.kind].map((action, index) => (
          // The first one is the same element in every state, so that it keeps the focus.
          <Button
            key={index}
            id={`${rowId}-${index}`}
            variant="outlined"
            color="inherit"
            aria-labelledby={`${rowId}-${index} ${rowId}`}
            onClick={() => act(action)}
          >
            {strings[`downloads.${action}`]}
          </Button>
        ))}
      </Actions>
      {state.kind === 'downloading' && (
        <Progress
          variant="determinate"
          aria-labelledby={rowId}
          aria-valuetext={text}
          value={(100 * state.bytes) / bytes}
        />
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
      <Text>
        <bdi>{strings['downloads.lead']}</bdi>
      </Text>
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
