import { referenceStrings, type ReferenceStringKey } from '../../domain/strings/referenceStrings';
import { plural, formatList } from '../../domain/strings/format';
import type { Reference, StudioComponent } from '../../reference/records';
import { studioRowOf } from './apiRows';
import { quotation, writeSource } from './notices';
import { codeText, PageWriter, type WrittenPage } from './PageWriter';
import { proseInlineMarkdown } from './proseText';
import type { ReferenceContext } from './ReferenceContext';
import type { TableSet } from './TableSet';

const places: Readonly<Record<string, ReferenceStringKey>> = {
  both: 'reference.placeBoth',
  horizontal: 'reference.placeHorizontal',
  vertical: 'reference.placeVertical',
};

/** What the editor does with the component, besides its properties. */
function behaviour(
  { say }: ReferenceContext,
  {
    layoutDirection,
    defaultLayoutHeight,
    minimumLayoutHeight,
    loadingProp,
    loadingPropSource = [],
    errorProp,
    errorPropSource = [],
  }: StudioComponent,
): string[] {
  const set = (
    prop: string | undefined,
    sources: readonly string[],
    [alone, from]: readonly [ReferenceStringKey, ReferenceStringKey],
  ) => {
    if (!prop) return [];
    return [
      say(sources.length > 0 ? from : alone, {
        prop: codeText(prop),
        state: formatList(sources.map(codeText), 'conjunction'),
      }),
    ];
  };
  const place = layoutDirection && places[layoutDirection];
  return [
    ...(place ? [say(place)] : []),
    ...(defaultLayoutHeight === undefined
      ? []
      : [say('reference.newHeight', { pixels: String(defaultLayoutHeight) })]),
    ...(minimumLayoutHeight === undefined
      ? []
      : [say('reference.leastHeight', { pixels: String(minimumLayoutHeight) })]),
    ...set(loadingProp, loadingPropSource, ['reference.loading', 'reference.loadingFrom']),
    ...set(errorProp, errorPropSource, ['reference.failing', 'reference.failingFrom']),
  ];
}

/** Reference page of a component of Toolpad Studio. */
export function studioComponentPage(
  context: ReferenceContext,
  tables: TableSet,
  component: StudioComponent,
): WrittenPage {
  const { name, page, purpose, properties } = component;
  const slug = page.split('/').at(-1)!;
  const { say } = context;
  const own = say('reference.studioProperties', { name });
  const [lead, ...more] = purpose.text.split(/\n{2,}/);
  const writer = new PageWriter(`${page}.mdx`, name, `${lead!.replace(/[.\s]*$/, '.')} ${own}`);
  writer.add(plural(referenceStrings['reference.studioLead'], properties.length, { name }));
  writer.add(quotation(context, { ...purpose, text: [lead, ...more].join('\n\n') }));
  const guide = `studio/components/${slug}`;
  if (context.hasPage(guide))
    writer.add(say('reference.howTo', { guide: `[${name}](${context.href(guide)})` }));
  tables.add(`studio.${name}`, {
    id: `${slug}-property`,
    caption: say('reference.propertiesOf', { name }),
    kind: 'props',
    rows: properties.map((property) => studioRowOf(context, property)),
  });
  writer
    .heading('properties', say('reference.properties'))
    .listedTable('properties', `studio.${name}`);
  const facts = behaviour(context, component);
  if (facts.length > 0) writer.heading('in-the-editor', say('reference.inEditor')).list(facts);
  writeSource(writer, context, {
    described: [...properties, { name: '', description: purpose }].filter(
      (item) => item.name !== '' || purpose.quotedFrom,
    ),
    source: component.source,
    definedAt: component.definedAt,
  });
  return writer.done();
}

const entry = (
  context: ReferenceContext,
  { name, page, purpose }: Pick<StudioComponent, 'name' | 'page' | 'purpose'>,
) =>
  `[${name}](${context.href(page)}): ${proseInlineMarkdown(purpose.text.split(/\n{2,}/)[0]!, () => undefined).replace(/([^.])$/, '$1.')}`;

/** The list of all components of Toolpad Studio. */
export function studioComponentsIndex(
  context: ReferenceContext,
  { components }: Reference['studio'],
): WrittenPage {
  const lead = plural(referenceStrings['reference.componentsLead'], components.length);
  return new PageWriter(
    'studio/reference/components.mdx',
    context.say('reference.components'),
    lead,
  )
    .add(lead)
    .list(components.map((component) => entry(context, component)))
    .done();
}

/** The list of all functions of Toolpad Studio. */
export function studioFunctionsIndex(
  context: ReferenceContext,
  { functions }: Reference['studio'],
): WrittenPage {
  const lead = plural(referenceStrings['reference.functionsLead'], functions.length);
  return new PageWriter('studio/reference/api.mdx', context.say('reference.functionsTitle'), lead)
    .add(lead)
    .list(
      functions.map(
        (one) =>
          `${entry(context, one)}${one.deprecated ? ` ${context.say('api.deprecatedLead')}` : ''}`,
      ),
    )
    .done();
}
