/** Globals that the toolbar of preferences does not have: the browser and the user of a story. */
export interface UserGlobals {
  /** `full` is a fault of its own panel. */
  storage: 'ok' | 'blocked' | 'full';
  /** Who asks for ads. */
  visitor: 'person' | 'blocker' | 'bot' | 'privacy' | 'opted-out';
}

export const ordinaryUser: UserGlobals = {
  storage: 'ok',
  visitor: 'person',
};

/** What a placement meets, in the words of the panel. */
export const visitors: Readonly<Record<UserGlobals['visitor'], string>> = {
  person: 'Person',
  blocker: 'Ad blocker',
  bot: 'Bot',
  privacy: 'Global Privacy Control',
  'opted-out': 'Opted out',
};

export type GlobalValue = string | undefined | { value: string | undefined; isRotated: boolean };

const ordinary: Record<string, GlobalValue> = {
  ...ordinaryUser,
  mode: 'light',
  direction: undefined,
  density: undefined,
  locale: undefined,
  viewport: { value: undefined, isRotated: false },
};

const phone = { value: 'phone', isRotated: false };

interface Preset {
  title: string;
  globals: Readonly<Record<string, GlobalValue>>;
}

const differing: readonly Preset[] = [
  { title: 'Ordinary', globals: {} },
  {
    title: 'Phone, dark, right-to-left, ar-XB',
    globals: { viewport: phone, mode: 'dark', direction: 'rtl', locale: 'ar-XB' },
  },
  { title: 'Phone', globals: { viewport: phone } },
  { title: 'Phone, dark', globals: { viewport: phone, mode: 'dark' } },
  { title: 'Tablet', globals: { viewport: { value: 'tablet', isRotated: false } } },
  { title: 'Long words, en-XA', globals: { locale: 'en-XA' } },
  { title: 'Ad blocker', globals: { visitor: 'blocker' } },
  { title: 'No storage', globals: { storage: 'blocked' } },
];

/** Users of the site, each with every global that makes it differ from the one chosen before. */
export const presets: readonly Preset[] = differing.map(({ title, globals }) => ({
  title,
  globals: { ...ordinary, ...globals },
}));

/** The preset whose globals are set; undefined where the toolbar says something else. */
export const presetOf = (globals: Readonly<Record<string, unknown>>): Preset | undefined =>
  presets.find((preset) =>
    Object.entries(preset.globals).every(
      ([name, value]) => valueOf(globals[name] ?? ordinary[name]) === valueOf(value),
    ),
  );

const valueOf = (global: unknown) =>
  typeof global === 'object' && global !== null ? (global as { value?: string }).value : global;
