import { useEffect, useId, useRef, useSyncExternalStore, type Ref } from 'react';
import type { AdConfig } from '../../domain/ads/AdConfig';
import type { AdPlacement, AdState } from '../../domain/ads/AdState';
import { clickAttributes, labelOf } from '../../domain/ads/adReports';
import { shapeOf } from '../../domain/ads/drawAd';
import { slotLabelKey } from '../../domain/ads/slotLabelKey';
import type { AdSlotController } from '../../platform/ads/createAdSlotController';
import { strings } from '../../domain/strings/strings';
import { AdAppeal } from './AdAppeal';
import { AdBoundary } from './AdBoundary';
import { AdCardLink } from './AdCardLink';
import { useAdConfig } from './AdProvider';
import { Host, Reserve } from './AdSlot.styles';
import { cardOf } from './cardOf';

export interface AdSlotProps {
  /** At the end of the lead paragraph, or below a demo. */
  placement?: AdPlacement;
  /** Drives the slot; without it the slot stays empty. */
  controller?: AdSlotController;
  /** Settings of the page's script for the slot, as JSON. */
  settings?: string;
}

function Shown({ state, config }: { state: AdState; config: AdConfig }) {
  if (state.kind === 'appeal') return <AdAppeal />;
  const card = cardOf(state, config);
  return card && <AdCardLink card={card} shape={shapeOf(state.view)} />;
}

/** The vendor's script owns the content: React leaves it alone, also during hydration. */
const foreign = { __html: '' };

function ScriptHost({ ref, isShown }: { ref: Ref<HTMLSpanElement>; isShown: boolean }) {
  return (
    <Host
      ref={ref}
      data-shown={isShown || undefined}
      dangerouslySetInnerHTML={foreign}
      suppressHydrationWarning
    />
  );
}

const never = () => () => undefined;

/**
 * The ad slot. It consists of spans, so that it is valid inside a paragraph. Its size does not
 * depend on what it shows; below a demo it appears when the demo's code is opened.
 */
export function AdSlot({ placement = 'body-top', controller, settings }: AdSlotProps) {
  const config = useAdConfig();
  const state = useSyncExternalStore(
    controller?.subscribe ?? never,
    () => controller?.state() ?? null,
    () => null,
  );
  const slot = useRef<HTMLSpanElement>(null);
  const host = useRef<HTMLSpanElement>(null);
  const nameId = useId();
  useEffect(() => controller?.start(slot.current!, host.current!), [controller]);

  const label = state && labelOf(state);
  const name = state && slotLabelKey(state);
  const underDemo = placement === 'demo' && {
    'data-under-demo': '',
    ...(controller && { 'data-begun': '' }),
  };
  return (
    <Reserve
      ref={slot}
      className="screen-only needs-script"
      data-slot={settings}
      {...underDemo}
      {...(name && { role: 'group', 'aria-labelledby': nameId })}
      {...clickAttributes(label)}
    >
      {name && (
        <span className="sr-only" id={nameId}>
          {strings[name]}
        </span>
      )}
      <ScriptHost ref={host} isShown={state?.kind === 'third-party' && state.by === 'script'} />
      {state && label && (
        <AdBoundary key={label} onCrash={() => controller?.crash()}>
          <Shown state={state} config={config} />
        </AdBoundary>
      )}
    </Reserve>
  );
}
