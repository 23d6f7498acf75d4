import path from 'node:path';
import type { CoreComponent, TypeRecord } from '../../../reference/records';
import { classRowOf, rowOf } from './apiRows';
import { code, joined, link, type Parts } from '../../../content/nodes';
import { recordPage } from './recordPage';
import type { ReferenceContext } from './ReferenceContext';
import { table, type ReferenceBlock, type ReferencePage } from './ReferencePage';

type Placed = Pick<CoreComponent, 'page'>;

/** @param component with a path below the base, or an address */
const slugOf = ({ page }: Placed) => path.posix.basename(page);

/** The required props first. */
export const sortedProps = ({ props }: CoreComponent) =>
  [...props].sort((a, b) => Number(b.required) - Number(a.required));

/** Begins the ids of the rows of its props. */
export const propTableId = (component: Placed) => `${slugOf(component)}-prop`;

/** The same of its slots. */
export const slotTableId = (component: Placed) => `${slugOf(component)}-slot`;

function propsSection(context: ReferenceContext, component: CoreComponent): Parts<ReferenceBlock> {
  const { name, props, inherits } = component;
  return [
    context.heading('props', 'reference.props'),
    props.length > 0
      ? table(
          {
            id: propTableId(component),
            caption: context.say('reference.propsOf', { name }),
            kind: 'props',
            rows: sortedProps(component).map((row) => rowOf(context, row)),
          },
          { isListed: true },
        )
      : context.sentence(inherits ? 'reference.noOwnProps' : 'reference.noProps', { name }),
  ];
}

function inheritanceSection(
  context: ReferenceContext,
  component: CoreComponent,
): Parts<ReferenceBlock> {
  const { name, inherits } = component;
  if (!inherits) return [];
  const owner = code(inherits.name);
  const lead = context.sentence('reference.inherits', {
    name,
    owner:
      inherits.package === '@mui/material'
        ? link(
            `https://mui.com/material-ui/api/${inherits.name.replace(/\B[A-Z]/g, '-$&').toLowerCase()}/`,
            owner,
          )
        : owner,
    package: code(inherits.package),
  });
  return [
    context.heading('inheritance', 'reference.inheritance'),
    lead,
    inherits.props.length > 0 &&
      table({
        id: `${slugOf(component)}-inherited`,
        caption: context.say('reference.propsOf', { name: inherits.name }),
        kind: 'props',
        rows: inherits.props.map((row) => rowOf(context, row)),
      }),
  ];
}

const slotsSection = (context: ReferenceContext, component: CoreComponent): Parts<ReferenceBlock> =>
  component.slots.length > 0 && [
    context.heading('slots', 'reference.slots'),
    table(
      {
        id: slotTableId(component),
        caption: context.say('reference.slotsOf', { name: component.name }),
        kind: 'slots',
        rows: component.slots.map((row) => rowOf(context, { ...row, required: false })),
      },
      { isListed: true },
    ),
  ];

const classesSection = (
  context: ReferenceContext,
  component: CoreComponent,
): Parts<ReferenceBlock> =>
  component.classes.length > 0 && [
    context.heading('css-classes', 'reference.classes'),
    context.sentence('reference.classesLead', {
      classes: code('classes'),
      styleOverrides: code('styleOverrides'),
    }),
    table({
      id: `${slugOf(component)}-classes`,
      caption: context.say('reference.classesOf', { name: component.name }),
      kind: 'classes',
      rows: component.classes.map((row) => classRowOf(context, row)),
    }),
  ];

const themeSection = (
  context: ReferenceContext,
  { theme, inherits }: CoreComponent,
): Parts<ReferenceBlock> =>
  (theme ?? inherits) && [
    context.heading('theme', 'reference.theme'),
    theme
      ? context.sentence('reference.themeProps', {
          key: code(`components.${theme.name}.defaultProps`),
          props: joined(theme.props.map((name) => [code(name)])),
        })
      : context.sentence('reference.themeInherited', {
          key: code(`components.${inherits!.themeName}`),
          owner: code(inherits!.name),
        }),
  ];

/** Reference page of a component of Core. */
export function componentPage(
  context: ReferenceContext,
  component: CoreComponent,
  types: readonly TypeRecord[],
): ReferencePage {
  const { props, inherits, slots, classes } = component;
  return recordPage(context, component, types, {
    blocks: [
      propsSection(context, component),
      inheritanceSection(context, component),
      slotsSection(context, component),
      classesSection(context, component),
      themeSection(context, component),
    ],
    described: [...props, ...(inherits?.props ?? []), ...slots, ...classes],
  });
}
