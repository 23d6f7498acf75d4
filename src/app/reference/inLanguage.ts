import type { Language } from '../../domain/language/InterfaceTexts';
import type { Prose, Reference } from '../../reference/records';
import {
  componentPurposes,
  functionPurposes,
  hookPurposes,
  studioPurposes,
} from '../../reference/purposes';
import { rowDescriptions } from '../../reference/rowDescriptions';

/** Everything that the records say in our words, in English. */
export const ourSentences: Readonly<Record<string, string>> = {
  ...componentPurposes,
  ...hookPurposes,
  ...functionPurposes,
  ...studioPurposes,
  ...rowDescriptions,
};

const isOurs = (value: unknown): value is Prose =>
  typeof value === 'object' && value !== null && 'text' in value && !('quotedFrom' in value);

/** The records with our sentences as a language has them; what it leaves out stays English, and what packages say as it is. */
export function inLanguage(
  reference: Reference,
  { sentences = {} }: Pick<Language, 'sentences'>,
): Reference {
  const translated = new Map(
    Object.entries(ourSentences).flatMap(([key, text]) =>
      sentences[key] === undefined ? [] : [[text, sentences[key]] as const],
    ),
  );
  if (translated.size === 0) return reference;
  const translate = (_key: string, value: unknown) =>
    isOurs(value) && translated.has(value.text)
      ? { ...value, text: translated.get(value.text) }
      : value;
  return JSON.parse(JSON.stringify(reference), translate) as Reference;
}
