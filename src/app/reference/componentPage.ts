import { plural } from '../../domain/strings/format';
import { referenceStrings } from '../../domain/strings/referenceStrings';
import { sourceHref } from '../../reference/definitionHref';
import { importCaveat } from '../../reference/importCaveat';
import type { CoreComponent, ReferenceRow } from '../../reference/records';
import { classRowOf, inheritedRowOf, propRowOf, rowOf } from './apiRows';
import { code, conjunction, joined, link, paragraph, phrase } from '../../content/nodes';
import { sourceSection } from './notices';
import type { ReferenceContext } from './ReferenceContext';
import {
  codeBlock,
  createReferencePage,
  prose,
  table,
  type ReferenceBlock,
  type ReferencePage,
} from './ReferencePage';
import { describedTypes, typeBlocks } from './typeSections';

const rank = ({ required }: ReferenceRow) => (required ? 0 : 1);

type Imported = Pick<CoreComponent, 'name' | 'demos' | 'source' | 'definedAt'>;

/** How to import the thing, and the pages that show it in use, as far as they are written. */
export const importRow = (
  context: ReferenceContext,
  { name, demos, source, definedAt }: Imported,
  importLine: string,
): NonNullable<ReferencePage['importRow']> => {
  const written = demos.filter(({ page }) => context.hasPage(page));
  return {
    name,
    ...(written.length > 0 ? { linksId: 'demos' } : {}),
    importLine,
    sourceHref: sourceHref(
      source,
      context.reference.versions[definedAt.package] ?? definedAt.version,
    ),
    links: written.map(({ title, page }) => ({
      label: context.say('reference.demosOf', { title }),
      href: context.href(page),
    })),
  };
};

/** The import line that is not at the top, and the notices about both. */
export function importSection(
  context: ReferenceContext,
  { root, subpath }: CoreComponent['imports'],
): ReferenceBlock[] {
  const modules = importCaveat.modules.filter((name) =>
    [root, subpath].some((line) => line.endsWith(`'${name}';`)),
  );
  const caveat = phrase(plural(referenceStrings['reference.importCaveat'], modules.length), {
    modules: conjunction(modules.map((name) => [code(name)])),
    missing: code(importCaveat.missing),
    instead: code(importCaveat.instead),
  });
  return [
    context.heading('import', 'reference.import'),
    codeBlock('tsx', root),
    ...(modules.length > 0 ? [prose(paragraph(...caveat))] : []),
  ];
}

const slugOf = ({ page }: CoreComponent) => page.split('/').at(-1)!;
const countInherited = ({ inherited }: CoreComponent) =>
  inherited.reduce((sum, { rows }) => sum + rows.length, 0);

function propsSection(context: ReferenceContext, component: CoreComponent): ReferenceBlock[] {
  const { name, props, inherits } = component;
  const count = countInherited(component);
  const sorted = [...props].sort((a, b) => rank(a) - rank(b));
  return [
    context.heading('props', 'reference.props'),
    ...(count > 0
      ? [
          {
            kind: 'filter' as const,
            label: context.say('reference.allPropsOf', { name }),
            count: props.length + count,
          },
        ]
      : []),
    props.length > 0
      ? table(
          {
            id: `${slugOf(component)}-prop`,
            caption: context.say('reference.propsOf', { name }),
            kind: 'props',
            isFilteredTogether: count > 0,
            rows: sorted.map((row) => propRowOf(context, name, row)),
          },
          { isListed: true },
        )
      : context.sentence(inherits ? 'reference.noOwnProps' : 'reference.noProps', { name }),
  ];
}

function inheritanceSection(context: ReferenceContext, component: CoreComponent): ReferenceBlock[] {
  const { name, inherits, inherited } = component;
  if (!inherits) return [];
  const owner =
    inherits.package === '@mui/material'
      ? link(
          `https://mui.com/material-ui/api/${inherits.name.replace(/\B[A-Z]/g, '-$&').toLowerCase()}/`,
          code(inherits.name),
        )
      : code(inherits.name);
  const lead = phrase(plural(referenceStrings['reference.inherits'], countInherited(component)), {
    name,
    owner,
    package: code(inherits.package),
  });
  return [
    context.heading('inheritance', 'reference.inheritance'),
    prose(paragraph(...lead)),
    ...inherited.map(({ owner: declaredBy, package: from, rows }, index) => {
      const values = { name: declaredBy, package: from };
      return table(
        {
          id: `${slugOf(component)}-inherited-${index + 1}`,
          caption: context.say('reference.propsFrom', values),
          kind: 'props',
          isFilteredTogether: true,
          rows: rows.map((row) => inheritedRowOf(context, row)),
        },
        { summary: plural(referenceStrings['reference.inheritedFrom'], rows.length, values) },
      );
    }),
  ];
}

function slotsSection(context: ReferenceContext, component: CoreComponent): ReferenceBlock[] {
  const { name, slots } = component;
  if (slots.length === 0) return [];
  return [
    context.heading('slots', 'reference.slots'),
    table(
      {
        id: `${slugOf(component)}-slot`,
        caption: context.say('reference.slotsOf', { name }),
        kind: 'slots',
        rows: slots.map((row) => rowOf(context, { ...row, required: false })),
      },
      { isListed: true },
    ),
  ];
}

function classesSection(context: ReferenceContext, component: CoreComponent): ReferenceBlock[] {
  const { name, classes } = component;
  if (classes.length === 0) return [];
  return [
    context.heading('css-classes', 'reference.classes'),
    context.sentence('reference.classesLead', {
      classes: code('classes'),
      styleOverrides: code('styleOverrides'),
    }),
    table({
      id: `${slugOf(component)}-classes`,
      caption: context.say('reference.classesOf', { name }),
      kind: 'classes',
      rows: classes.map((row) => classRowOf(context, row)),
    }),
  ];
}

function themeSection(
  context: ReferenceContext,
  { theme, inherits }: CoreComponent,
): ReferenceBlock[] {
  if (theme)
    return [
      context.heading('theme', 'reference.theme'),
      context.sentence('reference.themeProps', {
        key: code(`components.${theme.name}.defaultProps`),
        props: joined(theme.props.map((name) => [code(name)])),
      }),
    ];
  if (!inherits) return [];
  return [
    context.heading('theme', 'reference.theme'),
    context.sentence('reference.themeInherited', {
      key: code(`components.${inherits.themeName}`),
      owner: code(inherits.name),
    }),
  ];
}

/** Reference page of a component of Toolpad Core. */
export function componentPage(
  context: ReferenceContext,
  component: CoreComponent,
  types: readonly string[],
): ReferencePage {
  const { name, page, summary, description, change, definedAt } = component;
  return createReferencePage(context, {
    page,
    title: context.say('reference.title', { name }),
    intro: context.prose(summary.text),
    importRow: importRow(context, component, component.imports.subpath),
    blocks: [
      ...(change?.kind === 'new'
        ? [
            context.sentence('markdown.new', {
              version: context.reference.versions[definedAt.package]!,
            }),
          ]
        : []),
      ...propsSection(context, component),
      ...inheritanceSection(context, component),
      ...slotsSection(context, component),
      ...classesSection(context, component),
      ...themeSection(context, component),
      ...typeBlocks(context, types),
      ...importSection(context, component.imports),
      ...sourceSection(context, {
        description,
        described: [
          ...component.props,
          ...component.inherited.flatMap(({ rows }) => rows),
          ...component.slots,
          ...component.classes,
          ...describedTypes(context, types),
        ],
        source: component.source,
        definedAt,
      }),
    ],
  });
}
