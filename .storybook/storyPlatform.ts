import {
  colorSchemeAttribute,
  preferenceNames,
  preferenceTable,
  type Preferences,
} from '../src/domain/preferences/preferenceTable';
import {
  createFakePlatform,
  type FakePlatform,
  type FakePlatformOptions,
} from '../stories/kit/createFakePlatform';
import type { UserGlobals } from './addons/canvas/presets';

const ownAttributes = [
  ...preferenceNames.map((name) => preferenceTable[name].attribute),
  colorSchemeAttribute,
  'data-quiet',
];

/** Storage keys of Storybook, which shares the origin. */
const isStorybookKey = (key: string) => /storybook|^sb[-/]|^lastViewedStoryIds$/i.test(key);

/** Removes all state of the previous story. */
function resetPage() {
  for (const area of [localStorage, sessionStorage]) {
    for (const key of Object.keys(area)) if (!isStorybookKey(key)) area.removeItem(key);
  }
  for (const pair of document.cookie.split('; ').filter(Boolean)) {
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  }
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);

  const html = document.documentElement;
  for (const { name } of [...html.attributes]) {
    if (
      ownAttributes.includes(name) ||
      name.startsWith('data-toolpad') ||
      name.startsWith('data-mui')
    ) {
      html.removeAttribute(name);
    }
  }
  html.lang = 'en';
  document.body.removeAttribute('dir');
  document.body.removeAttribute('inert');
  window.scrollTo(0, 0);
}

interface Run {
  platform: FakePlatform;
  globals: Record<string, unknown>;
}

/** The platform of a story survives renders with new args or globals. The abort signal is new on each visit. */
const runs = new WeakMap<AbortSignal, Run>();

function asEarlierVisit(
  globals: Record<string, unknown>,
): Pick<FakePlatformOptions, 'stored' | 'cookies'> {
  const kept = { storage: {} as Record<string, string>, cookie: {} as Record<string, string> };
  for (const name of preferenceNames) {
    const { place, key, values } = preferenceTable[name];
    const value = globals[name];
    if (typeof value === 'string' && value !== values[0]) kept[place][key] = value;
  }
  return { stored: kept.storage, cookies: kept.cookie };
}

const visitorOptions: Readonly<Record<UserGlobals['visitor'], FakePlatformOptions['ads']>> = {
  person: {},
  blocker: { isBlocked: true },
  bot: { userAgent: 'Googlebot' },
  privacy: { signaled: true },
  'opted-out': { refused: true },
};

/** The browser and the user that the toolbar has chosen. */
function ofUser(globals: Record<string, unknown>): FakePlatformOptions {
  const { storage, visitor } = globals as unknown as UserGlobals;
  return {
    ...(storage === 'blocked' && { storage, cookieJar: storage }),
    ads: visitorOptions[visitor],
  };
}

/**
 * The fake platform of a story. The toolbars set what an earlier visit has left in storage and cookies;
 * `parameters.platform` overrides it. A toolbar that changes later acts like a choice by the user.
 */
export function storyPlatform(
  signal: AbortSignal,
  globals: Record<string, unknown>,
  { stored, cookies, ...options }: FakePlatformOptions = {},
): FakePlatform {
  const run = runs.get(signal);
  if (run) {
    for (const name of preferenceNames) {
      if (globals[name] !== run.globals[name]) {
        const value = globals[name] ?? preferenceTable[name].values[0];
        run.platform.preferences.set(name, value as Preferences[typeof name]);
      }
    }
    run.globals = globals;
    return run.platform;
  }

  resetPage();
  const earlier = asEarlierVisit(globals);
  const user = ofUser(globals);
  const platform = createFakePlatform({
    ...user,
    ...options,
    ads: { ...user.ads, ...options.ads },
    stored: { ...earlier.stored, ...stored },
    cookies: { ...earlier.cookies, ...cookies },
  });
  // Nothing that an earlier visit has left can be read.
  if (user.storage === 'blocked')
    for (const name of preferenceNames)
      if (globals[name]) platform.preferences.set(name, globals[name] as Preferences[typeof name]);
  runs.set(signal, { platform, globals });
  return platform;
}
