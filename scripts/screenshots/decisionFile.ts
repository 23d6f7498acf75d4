import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectDir } from '../../src/app/build/paths';

export const decisionSchema = z.object({
  /** Id of the story or page. */
  story: z.string(),
  mode: z.string(),
  /** Of what differs, see `ChangedMode`. */
  hash: z.string(),
  decision: z.enum(['accept', 'reject', 'comment']),
  text: z.string().optional(),
  /** Name from the configuration of Git. */
  by: z.string().optional(),
  /** ISO 8601 */
  date: z.iso.datetime(),
  /** Hash of what was looked at, as evidence alone: other machines draw other pixels. */
  picture: z.string(),
});

/** A line of the file of decisions. */
export type Decision = z.infer<typeof decisionSchema>;

/** In the repository. One decision a line: a merge keeps those of both sides. */
const decisionsPath = '.review/decisions.jsonl';
export const committedDecisions = path.join(projectDir, decisionsPath);

/**
 * The decisions in a text, one a line.
 * @throws with the number of a line that is none
 */
export const parseDecisions = (text: string): Decision[] =>
  text.split('\n').flatMap((line, index) => {
    if (!line.trim()) return [];
    try {
      return [decisionSchema.parse(JSON.parse(line))];
    } catch (error) {
      throw new Error(
        `${decisionsPath}:${index + 1} is no decision: take the line out, and decide again`,
        { cause: error },
      );
    }
  });

/** The decisions of the work tree; throws where a line is none. */
export const readDecisions = (): Decision[] =>
  existsSync(committedDecisions) ? parseDecisions(readFileSync(committedDecisions, 'utf8')) : [];

/** Adds decisions to those of the work tree. */
export function addDecisions(decisions: readonly Decision[], file = committedDecisions) {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, decisions.map((decision) => `${JSON.stringify(decision)}\n`).join(''));
}
