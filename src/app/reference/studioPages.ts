import type { Reference, StudioComponent } from '../../domain/reference/Reference';
import { studioRowOf } from './apiRows';
import { quotation, writeSource } from './notices';
import { codeText, PageWriter, type WrittenPage } from './PageWriter';
import { proseInlineMarkdown } from './proseText';
import type { ReferenceContext } from './ReferenceContext';
import type { TableSet } from './TableSet';

const directions: Record<string, string> = { both: 'in both directions', horizontal: 'in width', vertical: 'in height' };

/** What the editor does with the component, besides its properties. */
function behaviour({ layoutDirection, defaultLayoutHeight, minimumLayoutHeight, loadingProp, loadingPropSource = [], errorProp, errorPropSource = [] }: StudioComponent): string[] {
  const from = (sources: readonly string[]) => (sources.length > 0 ? `, from the state of ${sources.map(codeText).join(' and ')}` : '');
  return [
    ...(layoutDirection ? [`Its place on the page can be set ${directions[layoutDirection] ?? codeText(layoutDirection)}.`] : []),
    ...(defaultLayoutHeight === undefined ? [] : [`New ones are ${defaultLayoutHeight} px high.`]),
    ...(minimumLayoutHeight === undefined ? [] : [`At least ${minimumLayoutHeight} px high.`]),
    ...(loadingProp ? [`While data loads, ${codeText(loadingProp)} is set${from(loadingPropSource)}.`] : []),
    ...(errorProp ? [`When loading fails, ${codeText(errorProp)} is set${from(errorPropSource)}.`] : []),
  ];
}

/** Reference page of a component of Toolpad Studio. */
export function studioComponentPage(context: ReferenceContext, tables: TableSet, component: StudioComponent): WrittenPage {
  const { name, page, purpose, properties } = component;
  const slug = page.split('/').at(-1)!;
  const own = `Properties of the ${name} component of Toolpad Studio.`;
  const [lead, ...more] = purpose.text.split(/\n{2,}/);
  const writer = new PageWriter(`${page}.mdx`, name, `${lead!.replace(/[.\s]*$/, '.')} ${own}`);
  writer.add(`The ${properties.length} ${properties.length === 1 ? 'property' : 'properties'} of ${name} that can be set in the editor, or bound to the state of the page.`);
  writer.add(quotation(context, { ...purpose, text: [lead, ...more].join('\n\n') }));
  const guide = `studio/components/${slug}`;
  if (context.hasPage(guide)) writer.add(`How to use it: [${name}](${context.href(guide)}).`);
  tables.add(`studio.${name}`, { id: `${slug}-property`, caption: `Properties of ${name}`, kind: 'props', rows: properties.map((property) => studioRowOf(context, property)) });
  writer.add('## Properties').listedTable('properties', `studio.${name}`);
  const facts = behaviour(component);
  if (facts.length > 0) writer.add('## In the editor').list(facts);
  writeSource(writer, context, { described: [...properties, { name: '', description: purpose }].filter((item) => item.name !== '' || purpose.quotedFrom), source: component.source, definedAt: component.definedAt });
  return writer.done();
}

const entry = (context: ReferenceContext, { name, page, purpose }: Pick<StudioComponent, 'name' | 'page' | 'purpose'>) =>
  `[${name}](${context.href(page)}): ${proseInlineMarkdown(purpose.text.split(/\n{2,}/)[0]!, () => undefined).replace(/([^.])$/, '$1.')}`;

/** The list of all components of Toolpad Studio. */
export function studioComponentsIndex(context: ReferenceContext, { components }: Reference['studio']): WrittenPage {
  const lead = `The ${components.length} components that Toolpad Studio brings along, with the properties of each.`;
  return new PageWriter('studio/reference/components.mdx', 'Components', lead).add(lead).list(components.map((component) => entry(context, component))).done();
}

/** The list of all functions of Toolpad Studio. */
export function studioFunctionsIndex(context: ReferenceContext, { functions }: Reference['studio']): WrittenPage {
  const lead = `The ${functions.length} functions that code beside a Toolpad Studio app imports, with their parameters and results.`;
  return new PageWriter('studio/reference/api.mdx', 'API reference', lead)
    .add(lead)
    .list(functions.map((one) => `${entry(context, one)}${one.deprecated ? ' Deprecated.' : ''}`))
    .done();
}
