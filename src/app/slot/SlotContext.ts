import type { AdTemplates } from '../../components/AdSlot/fillTemplate';
import type { AdEnvironment } from '../../platform/ads/AdEnvironment';
import type { AdSlotControllerConfig } from '../../platform/ads/createAdSlotController';

/** Dependencies of a page's ad slot. */
export interface SlotContext {
  config: AdSlotControllerConfig;
  environment: AdEnvironment;
  random(): number;
  /** Loads the HTML templates of the slot. */
  loadTemplates(): Promise<AdTemplates>;
}
