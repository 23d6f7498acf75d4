/**
 * For a page that is about to load the workbench, as a script of its own: notes every expectation, and can make those of
 * one place fail. An expectation that something waits for fails only once it holds.
 */
{
  /** What the runner of the stories takes for a failure, too. */
  const failures = [
    'playFunctionThrewException',
    'storyErrored',
    'storyThrewException',
    'storyMissing',
    'unhandledErrorsWhilePlaying',
  ];
  const modifiers = new Set(['not', 'resolves', 'rejects']);

  /** @param {string} stack */
  const placeOf = (stack) =>
    /([\w.-]+\.js:\d+:\d+)/.exec(stack.split('\n').slice(2).join('\n'))?.[1] ?? 'somewhere';

  /** @param {string} place */
  const failed = (place) => new Error(`The expectation at ${place} was made to fail.`);

  /** @param {object} assertion @param {string} place @returns {object} */
  const watched = (assertion, place) =>
    new Proxy(assertion, {
      get(target, name) {
        const value = Reflect.get(target, name, target);
        if (typeof name === 'string' && modifiers.has(name)) return watched(value, place);
        if (typeof value !== 'function') return value;
        return (/** @type {unknown[]} */ ...parameters) => {
          expectations.reached[place] = true;
          const result = Reflect.apply(value, target, parameters);
          if (expectations.failing !== place) return result;
          if (!(result instanceof Promise)) throw failed(place);
          return result.then(() => {
            throw failed(place);
          });
        };
      },
    });

  /** @type {import('./expectationsInPage').ExpectationsInPage} */
  const expectations = {
    reached: {},
    failing: null,
    play: (storyId, failing, patience) =>
      new Promise((resolve) => {
        const channel = /** @type {any} */ (window).__STORYBOOK_ADDONS_CHANNEL__;
        let hasFailed = false;
        const onFailure = () => (hasFailed = true);
        /** @param {import('./expectationsInPage').PlayResult} result */
        const end = (result) => {
          channel.off('storyFinished', onFinished);
          for (const event of failures) channel.off(event, onFailure);
          clearTimeout(timer);
          resolve(result);
        };
        /** @param {{ storyId?: string, status?: string }} story */
        const onFinished = (story) => {
          if (story.storyId === storyId)
            end(hasFailed || story.status !== 'success' ? 'failed' : 'passed');
        };
        const timer = setTimeout(() => end(hasFailed ? 'failed' : 'hung'), patience);
        channel.on('storyFinished', onFinished);
        for (const event of failures) channel.on(event, onFailure);
        Object.assign(expectations, { reached: {}, failing });
        if (new URLSearchParams(location.search).get('id') === storyId)
          channel.emit('forceRemount', { storyId });
        else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
  };
  window.expectations = expectations;

  // Where the built workbench keeps `storybook/test`.
  /** @type {any} */
  let module;
  Object.defineProperty(window, '__STORYBOOK_MODULE_TEST__', {
    configurable: true,
    get: () => module,
    set(value) {
      const expect = new Proxy(value.expect, {
        apply(target, self, parameters) {
          const place = placeOf(new Error().stack ?? '');
          expectations.reached[place] ??= false;
          return watched(Reflect.apply(target, self, parameters), place);
        },
      });
      module = { ...value, expect };
    },
  });
}
