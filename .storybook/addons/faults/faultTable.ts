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
  otherTab: { label: 'Other tab', options: { ok: 'Is quiet', writes: 'Changes preferences' } },
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

/** A line for each fault in the URL that a story cannot have, with those that it can. */
export function faultNotes(
  globals: Readonly<Record<string, unknown>>,
  possible: readonly FaultName[] = [],
): string[] {
  const faults = faultsOf(globals, faultNames);
  const labels = possible.map((name) => faultTable[name].label).join(', ');
  const others = labels ? `Its Faults panel has: ${labels}.` : 'No fault can be simulated here.';
  return faultNames
    .filter((name) => faults[name] !== 'ok' && !possible.includes(name))
    .map((name) => {
      const { label, options } = faultTable[name];
      const fault = (options as Record<string, string>)[faults[name]];
      return `This story has no ${label.toLowerCase()}, so “${fault}” changes nothing. ${others}`;
    });
}

export const hasFault = (faults: Faults): boolean =>
  faultNames.some((name) => faults[name] !== 'ok');

/** No toolbars, as the panel switches them. */
export const faultGlobalTypes = Object.fromEntries(faultNames.map((name) => [name, {}]));

export const noFaults = faultsOf({});
