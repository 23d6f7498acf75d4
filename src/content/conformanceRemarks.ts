import type { Evidence } from '../domain/conformance/assess';
import { format } from '../domain/strings/format';
import { conformanceStrings as strings } from '../domain/strings/conformanceStrings';
import type { CriterionRow } from './readConformance';

/** Names that a cell has room for. */
const listed = 3;

const some = (names: readonly string[]) =>
  [
    ...names.slice(0, listed),
    ...(names.length > listed ? [format(strings.more, { count: names.length - listed })] : []),
  ].join(', ');

/** What ran, and with which result. */
const evidenceText = ({ ran, passed, failed, failures }: Evidence) =>
  format(failed > 0 ? strings.passedAndFailed : strings.passed, {
    count: passed,
    passed,
    failed,
    names: some(ran),
    failures: some(failures),
  });

/** A remark on a criterion; what it is about has a page where `href` is. */
export interface Remark {
  text: string;
  /** Before the text. */
  kind?: Evidence['kind'];
  /** After it. */
  source?: { href: string; title: string };
}

/** Why a criterion has its result: in the report, and in the file in the format OpenACR. */
export function remarksOn({ demand, evidence, defects, people }: CriterionRow): Remark[] {
  const ran = new Set(evidence.filter(({ passed }) => passed > 0).map(({ kind }) => kind));
  const missing = 'absent' in demand ? [] : demand.evidence.filter((kind) => !ran.has(kind));
  return [
    ...('absent' in demand ? [{ text: format(strings.absent, { reason: demand.absent }) }] : []),
    ...defects.map(({ text, href, page }) => ({
      text: format(strings.known, { text }),
      source: { href, title: page },
    })),
    ...evidence.map((one) => ({ kind: one.kind, text: evidenceText(one) })),
    ...people.map(({ isCurrent, ...person }) => ({
      text: format(isCurrent ? strings.judged : strings.stale, person),
    })),
    ...(missing.length > 0
      ? [
          {
            text: format(strings.missing, {
              kinds: missing.map((kind) => strings[kind]).join(', '),
            }),
          },
        ]
      : []),
    ...('person' in demand && demand.person
      ? [{ text: format(strings.person, { what: demand.person }) }]
      : []),
  ];
}
