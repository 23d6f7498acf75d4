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
  `${name} is only used in src/platform: take it from the platform, so that stories and tests can replace it.`;

const properties = [
  ...['window', 'globalThis', 'self'].flatMap((object) =>
    globals.map((property) => ({ object, property })),
  ),
  { object: 'Math', property: 'random' },
  { object: 'document', property: 'cookie' },
];

/**
 * Clock, network, random numbers and storage are only used in `src/platform`.
 *
 * @type {import('eslint').Linter.RulesRecord}
 */
export const browserGlobals = {
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
 * The domain does not use the document either.
 *
 * @type {import('eslint').Linter.RulesRecord}
 */
export const noDocument = {
  'no-restricted-globals': [
    'error',
    ...globals.map((name) => ({ name, message: why(name) })),
    ...['window', 'document', 'navigator', 'location'].map((name) => ({
      name,
      message: `The domain is plain TypeScript: take values of ${name} as arguments.`,
    })),
  ],
};
