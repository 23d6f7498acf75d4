import { readFileSync } from 'node:fs';
import { readReferenceTexts } from '../../src/content/readReferenceTexts';
import { referenceNames } from '../../src/reference/readReference';

const file = 'docs/reference.yaml';

/** The texts of the reference pages, and what is wrong with them. */
export const { texts, problems } = readReferenceTexts(
  readFileSync(file, 'utf8'),
  file,
  referenceNames(),
);
