import type { AdPlacement } from '../../domain/ads/AdState';
import { strings } from '../../domain/strings/strings';
import { useAdConfig } from './AdProvider';
import { Host, Reserve, VendorTag } from './AdSlot.styles';

/** The empty ad slot, of fixed size. One below a demo appears when its code is opened, where a feed has ads for it. */
export function AdSlot({ placement = 'body-top' }: { placement?: AdPlacement }) {
  const settings = useAdConfig();
  if (placement === 'demo' && !settings.thirdParties.feed) return null;
  const attributes =
    placement === 'demo' ? { 'data-under-demo': '' } : { 'data-slot': JSON.stringify(settings) };
  return (
    <Reserve className="screen-only needs-script" {...attributes}>
      <Host />
      {settings.thirdParties.script && placement === 'body-top' && (
        <VendorTag>{strings['advertising.tag']}</VendorTag>
      )}
    </Reserve>
  );
}
