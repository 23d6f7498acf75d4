import type { KeyValueStorage, Platform } from '../../platform/Platform';
import { createPreferenceStore } from '../../platform/preferences/createPreferenceStore';

const nothing = () => undefined;
const unavailable = (what: string) => () => {
  throw new Error(
    `${what} was used while rendering at build; use it in an effect or an event handler.`,
  );
};
const storage: KeyValueStorage = {
  get: () => null,
  keeps: () => false,
  set: unavailable('Storage'),
  subscribe: () => nothing,
};
const cookies = { get: () => null, set: unavailable('A cookie') };
const media = { matches: () => false, subscribe: () => nothing };

/** The platform at build time: empty storage, and functions that throw. */
export const serverPlatform: Platform = {
  clock: {
    now: unavailable('The clock'),
    setTimeout: unavailable('A timer'),
    clearTimeout: nothing,
    setInterval: unavailable('A timer'),
    clearInterval: nothing,
  },
  storage,
  session: storage,
  cookies,
  media,
  clipboard: { writeText: unavailable('The clipboard') },
  random: unavailable('Chance'),
  analytics: { send: unavailable('Analytics') },
  preferences: createPreferenceStore({
    storage,
    cookies,
    media,
    root: { getAttribute: () => null, setAttribute: nothing },
  }),
  offline: unavailable('What is kept'),
};
