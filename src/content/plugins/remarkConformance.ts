import type { PhrasingContent, Root, RootContent, Table, TableRow } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Level } from '../../domain/conformance/assess';
import { conformanceStrings as strings } from '../../domain/strings/conformanceStrings';
import { format, formatDate } from '../../domain/strings/format';
import { remarksOn } from '../conformanceRemarks';
import { didYouMean } from '../nearest';
import {
  attributeText,
  link,
  list,
  paragraph,
  partsIn,
  text,
  withCode,
  type Parts,
} from '../nodes';
import { draftOf, report } from '../PageFile';
import {
  conformanceFile,
  type ConformanceReport,
  type CriterionRow,
  type SubjectReport,
} from '../readConformance';

const row = (...cells: Parts<PhrasingContent>[]): TableRow => ({
  type: 'tableRow',
  children: cells.map((cell) => ({ type: 'tableCell', children: partsIn(cell) })),
});

/** Where the evidence of a criterion is in the file beside the page. */
const evidenceHref = (pathname: string, subject: string, criterion: string) =>
  `${pathname}evidence.json#/evidence/${subject}/${criterion}`;

const rowOf = (one: CriterionRow, evidence: string): TableRow =>
  row(
    [link(one.href, text(`${one.number} ${one.name}`))],
    [text(strings[one.result])],
    remarksOn(one).map(({ kind, text: remark, source }, index) => [
      index > 0 && text(' '),
      kind && [link(evidence, text(strings[kind])), text(': ')],
      withCode(remark),
      source && [text(` ${strings.see} `), link(source.href, text(source.title))],
      kind || source ? text('.') : undefined,
    ]),
  );

function tablesOf(
  subject: SubjectReport,
  evidenceOf: (criterion: string) => string,
): RootContent[] {
  return (['A', 'AA'] as const).flatMap((level): RootContent[] => [
    {
      type: 'heading',
      depth: 3,
      children: [text(format(strings.levelHeading, { subject: subject.name, level }))],
    },
    {
      type: 'table',
      children: [
        row([text(strings.criterion)], [text(strings.result)], [text(strings.remarks)]),
        ...subject.rows
          .filter((one) => one.level === level)
          .map((one) => rowOf(one, evidenceOf(one.number))),
      ],
    } satisfies Table,
  ]);
}

const levels: Level[] = ['supports', 'partially', 'fails', 'not-evaluated', 'not-applicable'];

function summaryOf({ rows }: SubjectReport, run: ConformanceReport['run']): RootContent[] {
  const { date = '', commit = '', browser = '' } = run ?? {};
  const when = `${formatDate(date.slice(0, 10))}, ${date.slice(11, 16)} UTC`;
  const counts = levels.map((level) => ({
    level: strings[level],
    count: rows.filter(({ result }) => result === level).length,
    all: rows.length,
  }));
  return [
    paragraph(text(run ? format(strings.run, { date: when, commit, browser }) : strings.noRun)),
    list(
      counts.filter(({ count }) => count > 0).map((count) => [text(format(strings.counts, count))]),
    ),
  ];
}

/** Fills `<Conformance subject="site" />` with the assessed criteria of a subject. */
export const remarkConformance = () => (tree: Root, file: VFile) =>
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'Conformance' || !parent || index === undefined) return;
    const { source, meta } = draftOf(file);
    const { subjects = {}, run } = source.conformance ?? {};
    const name = attributeText(node, 'subject');
    const subject = subjects[name];
    if (!subject)
      report(file, node, {
        what: `${conformanceFile} has no subject \`${name}\`.`,
        why: 'There is nothing to report.',
        fix: `Describe it there.${didYouMean(name, Object.keys(subjects))}`,
      });
    const shown = subject
      ? [
          ...summaryOf(subject, run),
          ...tablesOf(subject, (criterion) => evidenceHref(source.pathname, name, criterion)),
        ]
      : [];
    for (const made of shown)
      visit(made, (one) => {
        one.position = node.position!;
      });
    meta.hasConformance = true;
    (parent.children as RootContent[]).splice(index, 1, ...shown);
    return [SKIP, index + shown.length];
  });
