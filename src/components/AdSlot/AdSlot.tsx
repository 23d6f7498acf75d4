import { useEffect, useId, useRef, useSyncExternalStore, type Ref } from 'react';
import type { AdConfig } from '../../domain/ads/AdConfig';
import type { AdPlacement, AdState } from '../../domain/ads/AdState';
import { clickAttributes, labelOf } from '../../domain/ads/adReports';
import { shapeOf } from '../../domain/ads/drawAd';
import { nameOfSlot } from '../../domain/ads/nameOfSlot';
import type { AdLife } from '../../platform/createAdLife';
import { useTexts } from '../../platform/TextsContext';
import { AdAppeal } from './AdAppeal';
import { AdBoundary } from './AdBoundary';
import { AdCardLink } from './AdCardLink';
import { useAdConfig } from './AdProvider';
import { Host, Reserve } from './AdSlot.styles';
import { cardOf } from './cardOf';

export interface AdSlotProps {
  /** At the end of the lead paragraph, or right below a demo. */
  placement?: AdPlacement;
  /** What happens in the slot; an empty slot without. */
  life?: AdLife;
  /** For a slot that comes to life without React: what the page's script has to know, as JSON. */
  settings?: string;
}

function Shown({ state, config }: { state: AdState; config: AdConfig }) {
  if (state.kind === 'appeal') return <AdAppeal />;
  const card = cardOf(state, config);
  return card && <AdCardLink card={card} shape={shapeOf(state.view)} />;
}

/** The vendor's script owns what is inside: React leaves it alone, also when it takes over the server's markup. */
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
 * The advertising slot. Everything in it is a span, so that it may stand at the end of a paragraph.
 * It takes the same room whatever it shows; below a demo from the moment on that the reader opens the code.
 */
export function AdSlot({ placement = 'body-top', life, settings }: AdSlotProps) {
  const config = useAdConfig();
  const texts = useTexts();
  const state = useSyncExternalStore(
    life?.subscribe ?? never,
    () => life?.state() ?? null,
    () => null,
  );
  const slot = useRef<HTMLSpanElement>(null);
  const host = useRef<HTMLSpanElement>(null);
  const nameId = useId();
  useEffect(() => life?.start(slot.current!, host.current!), [life]);

  const label = state && labelOf(state);
  const name = state && nameOfSlot(state);
  const underDemo = placement === 'demo' && {
    'data-under-demo': '',
    ...(life && { 'data-begun': '' }),
  };
  return (
    <Reserve
      ref={slot}
      data-slot={settings}
      {...underDemo}
      {...(name && { role: 'group', 'aria-labelledby': nameId })}
      {...clickAttributes(label)}
    >
      {name && (
        <span className="sr-only" id={nameId}>
          {texts[name]}
        </span>
      )}
      <ScriptHost ref={host} isShown={state?.kind === 'third-party' && state.by === 'script'} />
      {state && label && (
        <AdBoundary key={label} onCrash={() => life?.crash()}>
          <Shown state={state} config={config} />
        </AdBoundary>
      )}
    </Reserve>
  );
}
