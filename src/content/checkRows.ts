import ts from 'typescript';
import { valueOf } from './literalValue';
import type { Json } from './PageRecord';
import type { Problem, ProblemText } from './Problem';
import { shopFile } from './sources';

/** So that readers see at once what a demo is about. */
const mostRows = 8;

type Row = Readonly<Record<string, Json>>;

const hasId = (node: ts.Expression) =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(({ name }) => name && ts.isIdentifier(name) && name.text === 'id');

/** Rows of a demo that differ from the data set, or that are too many. `display` names the file in problems. */
export function checkRows(code: string, shop: string, display: string): Problem[] {
  const records = Object.values(JSON.parse(shop) as Record<string, unknown>)
    .flat()
    .filter((value): value is Row => typeof value === 'object' && value !== null && 'id' in value);
  const byId = new Map(records.map((record) => [String(record['id']), record]));
  const prefixes = new Set([...byId.keys()].map((id) => id.replace(/\d+$/, '')));
  const file = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.ESNext, true);
  const problems: Problem[] = [];
  const report = (node: ts.Node, problem: ProblemText) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    problems.push({ file: display, line: line + 1, ...problem });
  };
  const why = 'Readers meet the same records in all demos.';

  const checkRow = (row: ts.ObjectLiteralExpression) => {
    const fields = row.properties.filter(ts.isPropertyAssignment).flatMap((property) => {
      const value = valueOf(property.initializer);
      return value === undefined ? [] : [{ name: property.name.getText(), value, property }];
    });
    const id = fields.find(({ name }) => name === 'id')?.value;
    if (typeof id !== 'string' || !/\d$/.test(id) || !prefixes.has(id.replace(/\d+$/, ''))) return;
    const record = byId.get(id);
    if (!record) {
      report(row, {
        what: `There is no record ${id} in ${shopFile}.`,
        why,
        fix: 'Copy a record from there.',
      });
      return;
    }
    for (const { name, value, property } of fields) {
      const known = record[name];
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(value))
        report(property, {
          what: `\`${name}\` of ${id} is ${JSON.stringify(value)}, in ${shopFile} ${JSON.stringify(known)}.`,
          why,
          fix: `Write ${JSON.stringify(known)}, or remove the field.`,
        });
    }
  };
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) checkRow(node);
    if (ts.isArrayLiteralExpression(node)) {
      const rows = node.elements.filter(hasId).length;
      if (rows > mostRows)
        report(node, {
          what: `The list has ${rows} rows, but at most ${mostRows} are allowed.`,
          why: 'Readers copy the file, and look for what it shows.',
          fix: 'Keep the rows that the demo needs.',
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return problems;
}
