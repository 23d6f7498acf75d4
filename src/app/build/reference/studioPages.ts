import { plural } from '../../../domain/strings/format';
import {
  referenceStrings,
  type ReferenceStringKey,
} from '../../../domain/strings/referenceStrings';
import type { Prose, StudioComponent, StudioFunction } from '../../../reference/records';
import { studioRowOf } from './apiRows';
import {
  code,
  inlineOf,
  joined,
  link,
  list,
  paragraph,
  text,
  wordsOf,
  type Inline,
  phrase,
} from '../../../content/nodes';
import { sourceSection } from './recordPage';
import { readProse, type ResolveHref, type ReferenceContext } from './ReferenceContext';
import { createReferencePage } from './createReferencePage';
import { prose, table, type ReferencePage } from './ReferencePage';

/** What the editor does with the component, besides its properties. */
function editorBehavior(context: ReferenceContext, component: StudioComponent): Inline[] {
  const { layoutDirection, defaultLayoutHeight, minimumLayoutHeight } = component;
  const { loadingProp, loadingPropSource, errorProp, errorPropSource } = component;
  const height = (key: ReferenceStringKey, pixels: number | undefined) =>
    pixels === undefined ? [] : [context.phrase(key, { pixels: String(pixels) })];
  const set = (
    prop: string | undefined,
    sources: readonly string[] = [],
    [alone, from]: readonly [ReferenceStringKey, ReferenceStringKey],
  ) => {
    if (!prop) return [];
    const state = joined(
      sources.map((source) => [code(source)]),
      ' or ',
    );
    return [context.phrase(sources.length > 0 ? from : alone, { prop: code(prop), state })];
  };
  return [
    ...(layoutDirection ? [[text(context.wordFor('place', layoutDirection))]] : []),
    ...height('reference.newHeight', defaultLayoutHeight),
    ...height('reference.leastHeight', minimumLayoutHeight),
    ...set(loadingProp, loadingPropSource, ['reference.loading', 'reference.loadingFrom']),
    ...set(errorProp, errorPropSource, ['reference.failing', 'reference.failingFrom']),
  ];
}

/** What a thing is for, without links unless they are resolved. */
const summaryOf = ({ text: source }: Prose, resolve: ResolveHref = () => undefined): Inline =>
  inlineOf(readProse(source, resolve));

/** Reference page of a component of Studio. */
export function studioComponentPage(
  context: ReferenceContext,
  component: StudioComponent,
): ReferencePage {
  const { name, page, summary, properties } = component;
  const slug = page.split('/').at(-1)!;
  const guide = `studio/components/${slug}`;
  const facts = editorBehavior(context, component);
  return createReferencePage(context, {
    page,
    title: name,
    description: wordsOf([paragraph(summaryOf(summary))]),
    intro: [
      paragraph(
        summaryOf(summary, context.resolve),
        text(
          ` ${plural(referenceStrings['reference.studioLead'], properties.length, context.productNames)}`,
        ),
      ),
    ],
    blocks: [
      context.hasPage(guide) &&
        context.sentence('reference.howTo', { guide: link(context.href(guide), text(name)) }),
      context.heading('properties', 'reference.properties'),
      table(
        {
          id: `${slug}-property`,
          caption: context.say('reference.propertiesOf', { name }),
          kind: 'props',
          rows: properties.map((property) => studioRowOf(context, property, properties)),
        },
        { isListed: true },
      ),
      facts.length > 0 && [
        context.heading('in-the-editor', 'reference.inEditor'),
        prose(list(facts)),
      ],
      sourceSection(context, component, properties),
    ],
  });
}

const entry = (
  context: ReferenceContext,
  { name, page, summary }: Pick<StudioComponent, 'name' | 'page' | 'summary'>,
): Inline => [link(context.href(page), text(name)), text(': '), ...summaryOf(summary)];

/** The list of all components or functions of Studio. */
export const studioIndex = (
  context: ReferenceContext,
  page: string,
  title: ReferenceStringKey,
  lead: Parameters<typeof plural>[0],
  records: readonly (StudioComponent | StudioFunction)[],
): ReferencePage =>
  createReferencePage(context, {
    page,
    title: context.say(title),
    intro: [paragraph(phrase(plural(lead, records.length, context.productNames)))],
    blocks: prose(
      list(
        records.map((record) => [
          entry(context, record),
          'deprecated' in record &&
            record.deprecated &&
            text(` ${context.say('api.deprecatedLead')}`),
        ]),
      ),
    ),
  });
