/** Faults that a person can switch on. The name of each is that of a global, so that a fault is a link. */
export const faultTable = {
  network: {
    label: 'Network',
    options: {
      ok: 'As the story answers',
      error: 'Answers 503',
      slow: 'Never answers',
      malformed: 'Malformed answers',
      offline: 'Offline',
    },
  },
  storage: { label: 'Storage', options: { ok: 'As in the story', full: 'Full' } },
  otherTab: { label: 'Another tab', options: { ok: 'Is quiet', writes: 'Changes preferences' } },
} as const;

export type FaultName = keyof typeof faultTable;

export type Faults = {
  [Name in FaultName]: keyof (typeof faultTable)[Name]['options'];
};

export const faultNames = Object.keys(faultTable) as FaultName[];

/** The faults that a story can have, out of the globals. */
export function faultsOf(
  globals: Readonly<Record<string, unknown>>,
  possible: readonly FaultName[] = [],
): Faults {
  const valueOf = (name: FaultName) => {
    const value = globals[name];
    const isKnown = typeof value === 'string' && Object.hasOwn(faultTable[name].options, value);
    return isKnown && possible.includes(name) ? value : 'ok';
  };
  return Object.fromEntries(faultNames.map((name) => [name, valueOf(name)])) as Faults;
}

export const hasFault = (faults: Faults): boolean =>
  faultNames.some((name) => faults[name] !== 'ok');

/** No toolbars, as the panel switches them. */
export const faultGlobalTypes = Object.fromEntries(faultNames.map((name) => [name, {}]));

export const noFaults = faultsOf({});
