const timers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
];
const storages = ['localStorage', 'sessionStorage'];
const globals = ['fetch', ...timers, ...storages];

/** @param {string} name */
const why = (name) =>
  `${name} belongs to the outside world: take it from the platform (src/platform), so that stories and tests can stand in for it.`;

const properties = [
  ...['window', 'globalThis', 'self'].flatMap((object) =>
    globals.map((property) => ({ object, property })),
  ),
  { object: 'Math', property: 'random' },
  { object: 'document', property: 'cookie' },
];

/**
 * Clock, network, chance and storage are reached through `src/platform` alone.
 *
 * @type {import('eslint').Linter.RulesRecord}
 */
export const outsideWorld = {
  'no-restricted-globals': ['error', ...globals.map((name) => ({ name, message: why(name) }))],
  'no-restricted-properties': [
    'error',
    ...properties.map(({ object, property }) => ({
      object,
      property,
      message: why(`${object}.${property}`),
    })),
  ],
};

/**
 * The domain has no document either.
 *
 * @type {import('eslint').Linter.RulesRecord}
 */
export const noDocument = {
  'no-restricted-globals': [
    'error',
    ...globals.map((name) => ({ name, message: why(name) })),
    ...['window', 'document', 'navigator', 'location'].map((name) => ({
      name,
      message: `The domain is plain TypeScript: take what ${name} says as an argument.`,
    })),
  ],
};
