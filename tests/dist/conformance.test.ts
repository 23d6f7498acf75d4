import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Evidence } from '../../src/domain/conformance/assess';
import { siteFolder } from '../support/site';

interface Acr {
  chapters: Record<
    string,
    { criteria: { num: string; components: { adherence?: { level: string } }[] }[] }
  >;
}

const read = (name: string) =>
  readFileSync(path.join(siteFolder, 'toolpad/accessibility/report', name), 'utf8');

test.each([
  ['site', 'acr.yaml'],
  ['core', 'acr-core.yaml'],
])(
  'the report on %s has all criteria, and supports none without evidence of this build',
  (subject, file) => {
    const { evidence } = JSON.parse(read('evidence.json')) as {
      evidence: Record<string, Record<string, Evidence[]>>;
    };
    const rows = Object.values((parse(read(file)) as Acr).chapters).flatMap((one) => one.criteria);
    expect(new Set(rows.map(({ num }) => num)).size).toBe(55);
    const supported = rows.filter(
      ({ components }) => components[0]?.adherence?.level === 'supports',
    );
    for (const { num } of supported)
      expect(
        evidence[subject]![num]!.some(({ passed }) => passed > 0),
        num,
      ).toBe(true);
  },
);
