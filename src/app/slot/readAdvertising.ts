import type { AdConfig, ThirdParty } from '../../domain/ads/AdConfig';
import { httpsAddress } from '../../domain/ads/httpsAddress';
import { slotNames } from '../../domain/ads/nameOfSlot';
import { english } from '../../domain/language/english';
import type { InterfaceTexts } from '../../domain/language/InterfaceTexts';
import type { SlotSettings } from '../document/SiteModel';
import type { ForeignHosts } from '../securityHeaders';
import { siteConfig } from '../site.config';

/** How a site advertises. */
export interface Advertising {
  config: Pick<AdConfig, 'enabled' | 'GADisplayRatio' | 'thirdParty'>;
  hasHouseAds: boolean;
  /** Whether the address of a page may say what its slot meets: for those who look at it. */
  isPreview: boolean;
  /** What the content policy lets in for it. */
  hosts: ForeignHosts;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const names = {
  isEnabled: 'DOCS_ADS',
  displayRatio: 'DOCS_ADS_RATIO',
  hasHouseAds: 'DOCS_ADS_HOUSE',
  script: 'DOCS_ADS_SCRIPT',
  serve: 'DOCS_ADS_SERVE',
  placement: 'DOCS_ADS_PLACEMENT',
  feed: 'DOCS_ADS_FEED',
  scriptHosts: 'DOCS_ADS_SCRIPT_HOSTS',
  imageHosts: 'DOCS_ADS_IMAGE_HOSTS',
  isPreview: 'DOCS_PREVIEW',
} as const;

const originOf = (address: string) => new URL(address).origin;

/** Reads the values of an environment; an empty one counts as none. */
class Reader {
  constructor(private readonly environment: Environment) {}

  text(name: string): string | undefined {
    return this.environment[name]?.trim() || undefined;
  }

  fail(name: string, wanted: string): never {
    throw new Error(`The variable ${name} is "${this.text(name) ?? ''}". Write ${wanted}, or leave it out.`);
  }

  onOff(name: string, otherwise: boolean): boolean {
    const text = this.text(name);
    if (text !== undefined && text !== 'on' && text !== 'off') this.fail(name, '"on" or "off"');
    return text === undefined ? otherwise : text === 'on';
  }

  share(name: string, otherwise: number): number {
    const share = Number(this.text(name) ?? otherwise);
    return share >= 0 && share <= 1 ? share : this.fail(name, 'a number from 0 to 1');
  }

  address(name: string): string | undefined {
    const text = this.text(name);
    return text && (httpsAddress(text) ?? this.fail(name, 'an address that begins with https://'));
  }

  origins(name: string): string[] {
    const origins = (this.text(name) ?? '').split(/\s+/).filter(Boolean).map(httpsAddress);
    return origins.map((address) => originOf(address ?? this.fail(name, 'addresses that begin with https://, with spaces between them')));
  }
}

function readThirdParty(reader: Reader): ThirdParty | null {
  const [src, feed] = [reader.address(names.script), reader.address(names.feed)];
  if (src && feed) reader.fail(names.feed, `either ${names.script} or ${names.feed}`);
  if (feed) return { kind: 'feed', address: feed };
  if (!src) return null;
  const serve = reader.text(names.serve) ?? reader.fail(names.serve, 'the id that the vendor gave this site');
  const placement = reader.text(names.placement) ?? reader.fail(names.placement, 'the name that the vendor gave the slot');
  return { kind: 'script', src, serve, placement };
}

/**
 * How the site advertises, by `site.config.ts` and the environment of the build; the README lists the variables.
 * With none of them there are ads of our own alone, and no other host is let in.
 * @throws {Error} naming the variable that cannot be read, and what to write
 */
export function readAdvertising(environment: Environment): Advertising {
  const reader = new Reader(environment);
  const { isEnabled, displayRatio, hasHouseAds } = siteConfig.advertising;
  const thirdParty = readThirdParty(reader);
  const [scripts, images] = [reader.origins(names.scriptHosts), reader.origins(names.imageHosts)];
  const own = thirdParty ? [originOf(thirdParty.kind === 'script' ? thirdParty.src : thirdParty.address)] : [];
  const vendors = (hosts: readonly string[]) => (thirdParty ? [...new Set([...own, ...hosts])] : []);
  return {
    config: { enabled: reader.onOff(names.isEnabled, isEnabled), GADisplayRatio: reader.share(names.displayRatio, displayRatio), thirdParty },
    hasHouseAds: reader.onOff(names.hasHouseAds, hasHouseAds),
    isPreview: reader.onOff(names.isPreview, false),
    hosts: { script: thirdParty?.kind === 'script' ? vendors(scripts) : [], image: vendors(images), data: vendors([]) },
  };
}

/**
 * Advertising while the site is written: none, unless the variable `ENABLE_AD_IN_DEV_MODE` is `true`,
 * and never one of others.
 */
export function developmentAdvertising(environment: Environment): Advertising {
  const enabled = environment['ENABLE_AD_IN_DEV_MODE'] === 'true';
  return { config: { enabled, GADisplayRatio: 0, thirdParty: null }, hasHouseAds: true, isPreview: true, hosts: { script: [], image: [], data: [] } };
}

interface SlotOfSite extends Pick<SlotSettings, 'base' | 'pieces'> {
  /** Of the site's language; English where none are given. */
  texts?: InterfaceTexts | undefined;
}

/** What each page tells its slot. */
export function slotSettings({ config, hasHouseAds }: Pick<Advertising, 'config' | 'hasHouseAds'>, { base, pieces, texts = english }: SlotOfSite): SlotSettings {
  const names = Object.fromEntries(slotNames.map((key) => [key, texts[key]])) as SlotSettings['names'];
  return { ...config, base, hasHouseAds, pieces, names };
}
