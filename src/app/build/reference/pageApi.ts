import { slug } from 'github-slugger';
import { apiRowId } from '../../../components/ApiTable/ApiRow';
import type { ApiSummaryRow } from '../../../components/ApiTable/ApiSummary';
import { sourceHref } from '../../../reference/definitionHref';
import type {
  CoreComponent,
  CoreHook,
  Prose,
  ReferenceRow,
  TypeShape,
} from '../../../reference/records';
import { unionMembers } from '../../../reference/typeShapes';
import { paragraph, type Inline } from '../../../content/nodes';
import { firstSentence } from '../../../domain/strings/sentences';
import { parameterTableId } from './callablePages';
import { propTableId, sortedProps } from './componentPage';
import { importSize } from './importSize';
import type { ReferenceContext } from './ReferenceContext';

/** What a page that teaches a component or a hook shows of its reference. */
export interface PageApi {
  name: string;
  importLine: string;
  size?: string | undefined;
  /** Its reference page. */
  href: string;
  sourceHref: string;
  summary: Inline;
  rows: ApiSummaryRow[];
}

/** A type that fits into a cell: the members of an object are in its full entry. */
const shortType = (shape: TypeShape): string[] =>
  shape.kind === 'object' ? ['object'] : unionMembers(shape).map((one) => one.replace(/\s+/g, ' '));

const describe = (context: ReferenceContext, description: Prose | undefined) =>
  description ? [paragraph(context.inline(firstSentence(description.text)))] : [];

function summaryRow(context: ReferenceContext, row: ReferenceRow, href: string): ApiSummaryRow {
  return {
    name: row.name,
    href,
    required: row.required,
    type: shortType(row.type.shape),
    typeLinks: row.type.names && context.typeLinks(row.type),
    defaultValue: row.default,
    description: describe(context, row.description),
  };
}

const propsOf = (context: ReferenceContext, component: CoreComponent): ApiSummaryRow[] =>
  sortedProps(component).map((row) => {
    const id = apiRowId(propTableId(component), row.name);
    return summaryRow(context, row, `${context.href(component.page)}#${id}`);
  });

/** The methods of what a hook returns; of another hook, the parameters of its most general signature. */
function rowsOfHook(context: ReferenceContext, hook: CoreHook): ApiSummaryRow[] {
  const page = context.href(hook.page);
  if (hook.methods.length === 0)
    return (hook.signatures[0]?.parameters ?? []).map((row) =>
      summaryRow(context, row, `${page}#${apiRowId(parameterTableId(hook.name, 0), row.name)}`),
    );
  return hook.methods.map(({ name, signatures }) => {
    const { parameters, returns, description } = signatures[0]!;
    const names = parameters.map((parameter) => parameter.name + (parameter.required ? '' : '?'));
    return {
      name,
      href: `${page}#${slug(name)}`,
      type: [`(${names.join(', ')}) => ${returns.text}`],
      description: describe(context, description),
    };
  });
}

/** What a page shows of the reference of a component or hook; undefined for another name. */
export function pageApi(context: ReferenceContext, name: string): PageApi | undefined {
  const { components, hooks } = context.reference;
  const found = [...components, ...hooks].find((one) => one.name === name);
  if (!found) return undefined;
  return {
    name,
    importLine: found.imports.subpath,
    size: found.size && importSize(found.size),
    href: context.href(found.page),
    sourceHref: sourceHref(found.source, found.definedAt.version),
    summary: context.inline(found.summary.text),
    rows: 'props' in found ? propsOf(context, found) : rowsOfHook(context, found),
  };
}
