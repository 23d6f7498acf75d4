import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../content/readSettings';
import { noThirdParties } from '../../../domain/ads/adConfig';
import { defaultContentDir } from '../paths';
import type { HouseAd } from '../../../domain/ads/houseAds';
import type { Environment } from './EnvironmentReader';
import {
  developmentAdvertising,
  networksWarning,
  readAdvertising,
  adSettings,
} from './readAdvertising';

const { advertising } = readSettings(defaultContentDir).settings;
const read = (environment: Environment) => readAdvertising(environment, advertising);

const script = {
  DOCS_ADS_SCRIPT: 'https://vendor.example/serve.js',
  DOCS_ADS_SERVE: 'S',
  DOCS_ADS_PLACEMENT: 'P',
};

describe('readAdvertising', () => {
  it('has only house ads, and allows no host, when nothing is configured', () => {
    expect(read({})).toEqual({
      config: { enabled: true, GADisplayRatio: 0.1, thirdParties: noThirdParties },
      hasHouseAds: true,
      hasPlacements: true,
      hosts: { script: [], image: [], data: [] },
    });
  });

  it('reads a vendor with its ids and allows its hosts, also those of a domain with a wildcard', () => {
    const { config, hosts } = read({
      ...script,
      DOCS_ADS_SCRIPT_HOSTS: ' https://more.example/x  //*.two.example:8443/x ',
      DOCS_ADS_IMAGE_HOSTS: 'https://img.example',
    });
    expect(config.thirdParties).toEqual({
      script: { src: 'https://vendor.example/serve.js?serve=S&placement=P', format: null },
      feed: null,
    });
    expect(hosts).toEqual({
      script: ['https://vendor.example', 'https://more.example', 'https://*.two.example:8443'],
      image: ['https://vendor.example', 'https://img.example'],
      data: ['https://vendor.example'],
    });
  });

  it('reads a feed, and allows no script of it', () => {
    const { config, hosts } = read({
      DOCS_ADS_FEED: 'https://feed.example/list.json',
      DOCS_ADS_SCRIPT_HOSTS: 'https://more.example',
    });
    expect(config.thirdParties).toEqual({ script: null, feed: 'https://feed.example/list.json' });
    expect(hosts).toEqual({
      script: [],
      image: ['https://feed.example'],
      data: ['https://feed.example'],
    });
  });

  it('reads a vendor and a feed, and allows the hosts of both', () => {
    const { config, hosts } = read({
      ...script,
      DOCS_ADS_FEED: 'https://feed.example/list.json',
      DOCS_ADS_SCRIPT_HOSTS: 'https://more.example',
    });
    expect(config.thirdParties).toEqual({
      script: { src: 'https://vendor.example/serve.js?serve=S&placement=P', format: null },
      feed: 'https://feed.example/list.json',
    });
    expect(hosts).toEqual({
      script: ['https://vendor.example', 'https://more.example'],
      image: ['https://vendor.example', 'https://feed.example'],
      data: ['https://vendor.example', 'https://feed.example'],
    });
  });

  it('has third parties wait for consent where it is asked for', () => {
    const consent = { DOCS_ADS_CONSENT: 'ask' };
    const { config, hosts } = read({ ...script, ...consent });
    const without = read({ ...script, DOCS_ADS_CONSENT: 'none' });
    expect(config).toEqual({ ...without.config, needsConsent: true });
    expect(hosts).toEqual(without.hosts);
    expect(read(consent).config.needsConsent).toBeUndefined();
  });

  it('reads switches and the share', () => {
    const { config, hasHouseAds } = read({
      DOCS_ADS: 'off',
      DOCS_ADS_RATIO: '0.5',
      DOCS_ADS_HOUSE: 'off',
      DOCS_ADS_FEED: ' ',
    });
    expect([config, hasHouseAds]).toEqual([
      { enabled: false, GADisplayRatio: 0.5, thirdParties: noThirdParties },
      false,
    ]);
  });

  it('ignores extra hosts when no vendor is configured', () => {
    expect(read({ DOCS_ADS_IMAGE_HOSTS: 'https://img.example' }).hosts.image).toEqual([]);
  });

  it.each([
    ['DOCS_ADS', { DOCS_ADS: 'no' }, '"on" or "off"'],
    ['DOCS_ADS_CONSENT', { DOCS_ADS_CONSENT: 'on' }, '"ask" or "none"'],
    ['DOCS_ADS_RATIO', { DOCS_ADS_RATIO: '10%' }, 'a number from 0 to 1'],
    ['DOCS_ADS_RATIO', { DOCS_ADS_RATIO: '1.1' }, 'a number from 0 to 1'],
    ['DOCS_ADS_SCRIPT', { DOCS_ADS_SCRIPT: 'http://vendor.example/' }, 'https://'],
    ['DOCS_ADS_SERVE', { DOCS_ADS_SCRIPT: script.DOCS_ADS_SCRIPT }, 'the id'],
    ['DOCS_ADS_PLACEMENT', { ...script, DOCS_ADS_PLACEMENT: '' }, 'the name'],
    ['DOCS_ADS_FEED', { ...script, DOCS_ADS_FEED: 'http://feed.example/' }, 'https://'],
    ['DOCS_ADS_IMAGE_HOSTS', { DOCS_ADS_IMAGE_HOSTS: 'img.example' }, 'https://'],
    [
      'DOCS_ADS_SCRIPT_HOSTS',
      { ...script, DOCS_ADS_SCRIPT_HOSTS: 'https://more.example;script-src' },
      'https://',
    ],
    ['DOCS_ADS_SCRIPT_HOSTS', { ...script, DOCS_ADS_SCRIPT_HOSTS: 'https://*' }, 'https://'],
  ])('reports what is wrong with %s', (name, environment, wanted) => {
    expect(() => read(environment)).toThrow(new RegExp(`The variable ${name} is .*${wanted}`));
  });
});

describe('developmentAdvertising', () => {
  it('is off unless the variable is set, and never has third-party ads', () => {
    const configOf = (environment: Environment) => developmentAdvertising(environment).config;
    const off = { enabled: false, GADisplayRatio: 0, thirdParties: noThirdParties };
    expect(configOf(script)).toEqual(off);
    expect(configOf({ ...script, ENABLE_AD_IN_DEV_MODE: 'true' })).toEqual({
      ...off,
      enabled: true,
    });
    expect(configOf({ ENABLE_AD_IN_DEV_MODE: '1' })).toEqual(off);
  });
});

it('returns the settings of the ads of a page', () => {
  expect(
    adSettings(read({}), { base: '/x/', templates: '/x/templates.json' }, [
      { product: 'core' } as HouseAd,
      {} as HouseAd,
    ]),
  ).toEqual({
    enabled: true,
    GADisplayRatio: 0.1,
    thirdParties: noThirdParties,
    source: 'house',
    houseAds: ['core', null],
    base: '/x/',
    templates: '/x/templates.json',
    labels: { 'advertising.name': 'Advertisement', 'advertising.about': 'About advertising' },
  });
});

it('warns about pages that can show the ads of two networks', () => {
  const { thirdParties } = read({
    ...script,
    DOCS_ADS_FEED: 'https://feed.example/list.json',
  }).config;
  const page = { pathname: '/guide/one/', ad: true, demos: [{} as never] };
  const pages = [{ ...page, demos: [] }, page, { ...page, ad: false }];
  expect(networksWarning(thirdParties, pages)).toMatch(
    /^pages such as \/guide\/one\/ \(of 1\) can show/,
  );
  expect(networksWarning({ ...thirdParties, feed: null }, pages)).toBeUndefined();
});

it('reads the format of a vendor, and refuses an unknown one', () => {
  const format = (DOCS_ADS_FORMAT: string) =>
    read({ ...script, DOCS_ADS_FORMAT }).config.thirdParties.script;
  const src = 'https://vendor.example/serve.js?serve=S&placement=P&format=cover';
  expect(format('cover')).toEqual({ src, format: 'cover' });
  expect(() => format('wide')).toThrow('Set it to "cover" or "responsive"');
});
