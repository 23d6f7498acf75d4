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

/** When and where tests ran. */
function runText(run: ConformanceReport['run']): string {
  if (!run) return strings.noRun;
  const date = `${formatDate(run.date.slice(0, 10))}, ${run.date.slice(11, 16)} UTC`;
  return format(strings.run, { ...run, date });
}

/** On the page of a component: what is known not to work, and what no one has tried. */
function summaryOfPage(
  { rows }: SubjectReport,
  { run, href }: ConformanceReport,
  pathname: string,
): RootContent[] {
  const known = rows.filter(({ defects }) => defects.some((one) => one.href.startsWith(pathname)));
  const names = known.map(({ number, name }) => `${number} ${name}`).join(', ');
  return [
    paragraph(
      text(runText(run)),
      text(` ${known.length > 0 ? format(strings.knownHere, { names }) : strings.noneKnown}`),
      text(` ${strings.untried} ${strings.see} `),
      link(href, text(strings.report)),
      text('.'),
    ),
  ];
}

function summaryOf({ rows }: SubjectReport, run: ConformanceReport['run']): RootContent[] {
  const counts = levels.map((level) => ({
    level: strings[level],
    count: rows.filter(({ result }) => result === level).length,
    all: rows.length,
  }));
  return [
    paragraph(text(runText(run))),
    list(
      counts.filter(({ count }) => count > 0).map((count) => [text(format(strings.counts, count))]),
    ),
  ];
}

/** Fills `<Conformance subject="core" />` with its criteria, and with `part="page"` with what is known of the page. */
export const remarkConformance = () => (tree: Root, file: VFile) =>
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'Conformance' || !parent || index === undefined) return;
    const { source, meta } = draftOf(file);
    const { conformance } = source;
    const { subjects = {}, run } = conformance ?? {};
    const name = attributeText(node, 'subject');
    const subject = subjects[name];
    if (!subject)
      report(file, node, {
        what: `${conformanceFile} has no subject \`${name}\`.`,
        why: 'There is nothing to report.',
        fix: `Describe it there.${didYouMean(name, Object.keys(subjects))}`,
      });
    const isOfPage = attributeText(node, 'part') === 'page';
    const shown = !subject
      ? []
      : isOfPage
        ? summaryOfPage(subject, conformance!, source.pathname)
        : [
            ...summaryOf(subject, run),
            ...tablesOf(subject, (criterion) => evidenceHref(source.pathname, name, criterion)),
          ];
    for (const made of shown)
      visit(made, (one) => {
        one.position = node.position!;
      });
    meta.hasConformance = true;
    (parent.children as RootContent[]).splice(index, 1, ...shown);
    return [SKIP, index + shown.length];
  });
