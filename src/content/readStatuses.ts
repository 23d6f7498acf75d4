import { z } from 'zod';
import { formatDate, format } from '../domain/strings/format';
import { strings } from '../domain/strings/strings';
import type { Problem } from './Problem';
import { readYaml } from './yamlLines';

/** Whether products are maintained: a file of a content folder, which may have none. */
export const statusFile = 'status.yaml';

const status = z.strictObject({
  state: z.enum(['unmaintained', 'deprecated']),
  since: z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/, 'expected a day or a month, such as 2026-09'),
  text: z.string().min(1),
  links: z.record(z.string(), z.string()).default({}),
});

export type ProductStatus = z.infer<typeof status>;

/** The same sentences wherever the status of a product stands: its state, since when, and what follows from it. */
export const statusText = ({ state, since, text }: ProductStatus) => ({
  title: format(strings[`status.${state}`], { date: formatDate(since) }),
  text,
});

/** By the name that pages call it. A product without one is maintained. */
export type ProductStatuses = Readonly<Record<string, ProductStatus>>;

/** The same as plain text. */
export function statusSentence(status: ProductStatus): string {
  const { title, text } = statusText(status);
  return `${title}. ${text}`;
}

/** Reads the file strictly: what it does not understand is a problem with its line. */
export function readStatuses(
  text: string,
  displayFile: string,
): { statuses: ProductStatuses; problems: Problem[] } {
  const { value = {}, problems } = readYaml(text, displayFile, z.record(z.string(), status), {
    why: 'Readers would not learn whether the product is maintained.',
    fix: 'Each product has `state` (unmaintained or deprecated), `since` (a day or a month), `text` (one sentence) and `links` (titles and URLs, optional).',
  });
  return { statuses: value, problems };
}
