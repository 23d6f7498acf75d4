import type { AdConfig } from '../../domain/ads/AdConfig';
import type { slotLabelKeys } from '../../domain/ads/slotLabelKey';

/** Accessible names of a slot. */
export type SlotLabels = Readonly<Record<(typeof slotLabelKeys)[number], string>>;

/** Settings of a page's ad slots; the page hands them to its script as JSON. */
export interface AdSettings extends AdConfig {
  /** URL of the `AdTemplates`. */
  templates: string;
  labels: SlotLabels;
}
