import { expect, it } from 'vitest';
import { sampleReference } from '../../reference/testing/sampleReference';
import { inLanguage, ourSentences } from './inLanguage';

const [component] = sampleReference.components;
const reference = {
  ...sampleReference,
  components: [
    {
      ...component!,
      purpose: { text: ourSentences['Account']! },
      description: { text: ourSentences['Account']!, quotedFrom: '@toolpad/core' },
    },
  ],
};

it('puts our sentences into the language and leaves those of packages alone', () => {
  const { components, hooks } = inLanguage(reference, {
    sentences: { Account: 'Wer angemeldet ist.' },
  });
  expect(components[0]!.purpose).toEqual({ text: 'Wer angemeldet ist.' });
  expect(components[0]!.description).toEqual(reference.components[0]!.description);
  expect(hooks).toEqual(reference.hooks);
});

it('changes nothing without sentences', () => {
  expect(inLanguage(reference, {})).toBe(reference);
});
