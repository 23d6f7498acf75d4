import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { sampleThemes } from '../../../domain/theme/demoTheme';
import { prePaintScript } from './prePaintScript';

interface Visit {
  stored?: Record<string, string>;
  cookie?: string;
  /** Query and hash. */
  url?: string;
  darkSystem?: boolean;
  isBlocked?: boolean;
}

/** The attributes that the script sets on `<html>`, those with their defaults left out. */
function attributesOf({ stored = {}, cookie = '', url = '', darkSystem, isBlocked }: Visit) {
  const attributes: Record<string, string> = {};
  const { search, hash } = new URL(url, 'https://mui.com');
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  runInNewContext(prePaintScript(), {
    URLSearchParams,
    location: { search, hash },
    localStorage: { getItem: (key: string) => (isBlocked ? refuse() : (stored[key] ?? null)) },
    matchMedia: (query: string) => ({
      matches: query === '(prefers-color-scheme: dark)' && darkSystem === true,
    }),
    navigator: {},
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => void (attributes[name] = value),
      },
      get cookie() {
        return isBlocked ? refuse() : cookie;
      },
      querySelector: () => null,
    },
  });
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => value !== defaults[name]),
  );
}

const defaults: Record<string, string> = {
  'data-mode': 'system',
  'data-color-scheme': 'light',
  dir: 'ltr',
  'data-density': 'comfortable',
  'data-code-variant': 'TS',
  'data-code-styling': 'MUI System',
  'data-demo-theme': '',
};

const demoTheme = sampleThemes[0]!.text;
const dark = { 'data-mode': 'dark', 'data-color-scheme': 'dark' };
const light = { 'data-mode': 'light' };
const tailwindInJs = { 'data-code-variant': 'JS', 'data-code-styling': 'Tailwind' };
const cookie = 'other=1; codeVariant=JS; codeStyling=Tailwind';

describe('the script sets', () => {
  test.each<[what: string, visit: Visit, attributes: Record<string, string>]>([
    ['nothing but defaults without a choice', {}, {}],
    ['the scheme of a dark system', { darkSystem: true }, { 'data-color-scheme': 'dark' }],
    [
      'the scheme of a dark system when it was chosen',
      { stored: { mode: 'system' }, darkSystem: true },
      { 'data-color-scheme': 'dark' },
    ],
    ['dark mode on a light system', { stored: { mode: 'dark' } }, dark],
    ['light mode on a dark system', { stored: { mode: 'light' }, darkSystem: true }, light],
    [
      'what is stored',
      { stored: { direction: 'rtl', density: 'dense' } },
      { dir: 'rtl', 'data-density': 'dense' },
    ],
    ['a theme for demos', { stored: { demoTheme } }, { 'data-demo-theme': demoTheme }],
    ['no theme that is none', { stored: { demoTheme }, url: '?demoTheme=' }, {}],
    ['nothing of what is stored and unknown', { stored: { mode: 'brand', direction: 'up' } }, {}],
    ['what cookies say', { cookie }, tailwindInJs],
    ['an encoded cookie', { cookie: 'codeStyling=%43SS' }, { 'data-code-styling': 'CSS' }],
    [
      'nothing of cookies that are unknown or not encoded',
      { cookie: 'codeVariant=js; codeStyling=%E0%A4%A' },
      {},
    ],
    [
      'what the query says, before what is stored',
      {
        url: '?mode=light&direction=ltr&codeVariant=TS&density=dense',
        stored: { mode: 'dark', direction: 'rtl' },
        cookie,
      },
      { ...light, 'data-density': 'dense', 'data-code-styling': 'Tailwind' },
    ],
    ['what is stored, before an unknown query', { url: '?mode=x', stored: { mode: 'dark' } }, dark],
    [
      'what the hash of a demo says',
      { url: '#css-DashboardLayoutSlots.js' },
      { 'data-code-variant': 'JS', 'data-code-styling': 'CSS' },
    ],
    [
      'what the hash of a demo says, before cookies and query',
      { url: '?codeVariant=JS&codeStyling=CSS#system-DashboardLayoutSlots.tsx', cookie },
      {},
    ],
    ['nothing of the hash of a heading', { url: '#css-variables', cookie }, tailwindInJs],
    ['what the URL says, where storage is blocked', { url: '?mode=dark', isBlocked: true }, dark],
  ])('%s', (_what, visit, attributes) => {
    expect(attributesOf(visit)).toEqual(attributes);
  });
});
