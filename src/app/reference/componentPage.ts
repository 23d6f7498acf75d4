import { referenceStrings } from '../../domain/strings/referenceStrings';
import { plural, formatList } from '../../domain/strings/format';
import type { CoreComponent, ReferenceRow } from '../../reference/records';
import { importCaveat } from '../../reference/importCaveat';
import { classRowOf, inheritedRowOf, propRowOf, rowOf } from './apiRows';
import { quotation, writeSource } from './notices';
import { codeText, PageWriter, type WrittenPage } from './PageWriter';
import { proseMarkdown } from './proseText';
import type { ReferenceContext } from './ReferenceContext';
import type { TableSet } from './TableSet';
import { describedTypes, writeTypes } from './typeSections';

const slugOfPage = (page: string) => page.split('/').at(-1)!;

const rank = ({ required }: ReferenceRow) => (required ? 0 : 1);

/** Pages that show the thing in use, as far as they are written. */
export function writeDemos(
  writer: PageWriter,
  context: ReferenceContext,
  demos: CoreComponent['demos'],
): void {
  const written = demos.filter(({ page }) => context.hasPage(page));
  if (written.length > 0)
    writer
      .heading('demos', context.say('reference.demos'))
      .list(written.map(({ title, page }) => `[${title}](${context.href(page)})`));
}

/** Both import lines, and what stands in their way. */
export function writeImports(
  writer: PageWriter,
  context: ReferenceContext,
  { root, subpath }: CoreComponent['imports'],
): void {
  writer
    .heading('import', context.say('reference.import'))
    .code('tsx', `${subpath}\n// ${context.say('reference.or')}\n${root}`);
  const asks = importCaveat.modules.filter((name) =>
    [root, subpath].some((line) => line.endsWith(`'${name}';`)),
  );
  if (asks.length > 0) {
    const modules = formatList(asks.map(codeText), 'conjunction');
    writer.add(
      plural(referenceStrings['reference.importCaveat'], asks.length, {
        modules,
        missing: codeText(importCaveat.missing),
        instead: codeText(importCaveat.instead),
      }),
    );
  }
}

/** Reference page of a component of Toolpad Core. */
export function componentPage(
  context: ReferenceContext,
  tables: TableSet,
  component: CoreComponent,
  types: readonly string[],
): WrittenPage {
  const {
    name,
    page,
    purpose,
    description,
    demos,
    imports,
    props,
    inherits,
    inherited,
    slots,
    classes,
    theme,
  } = component;
  const slug = slugOfPage(page);
  const { say } = context;
  const writer = new PageWriter(`${page}.mdx`, say('reference.title', { name }), purpose.text);
  writer.add(proseMarkdown(purpose.text, context.resolve));
  if (component.change?.kind === 'new')
    writer.add(
      say('twin.new', { version: context.reference.versions[component.definedAt.package]! }),
    );
  if (description) writer.add(quotation(context, description));
  writeDemos(writer, context, demos);
  writeImports(writer, context, imports);

  const inheritedCount = inherited.reduce((sum, { rows }) => sum + rows.length, 0);
  const together = inheritedCount > 0 ? { isFilteredTogether: true } : {};
  writer.heading('props', say('reference.props'));
  if (inheritedCount > 0)
    writer.filter(say('reference.allPropsOf', { name }), props.length + inheritedCount);
  if (props.length > 0) {
    tables.add(name, {
      id: `${slug}-prop`,
      caption: say('reference.propsOf', { name }),
      kind: 'props',
      ...together,
      rows: [...props]
        .sort((a, b) => rank(a) - rank(b))
        .map((row) => propRowOf(context, name, row)),
    });
    writer.listedTable('props', name);
  } else writer.add(say(inherits ? 'reference.noOwnProps' : 'reference.noProps', { name }));

  if (inherits) {
    const href =
      inherits.package === '@mui/material'
        ? `https://mui.com/material-ui/api/${inherits.name.replace(/\B[A-Z]/g, '-$&').toLowerCase()}/`
        : undefined;
    const owner = codeText(inherits.name);
    writer.heading('inheritance', say('reference.inheritance')).add(
      plural(referenceStrings['reference.inherits'], inheritedCount, {
        name,
        owner: href ? `[${owner}](${href})` : owner,
        package: codeText(inherits.package),
      }),
    );
    inherited.forEach(({ owner: declaredBy, package: from, rows }, index) => {
      const table = `${name}.inherited.${index + 1}`;
      tables.add(table, {
        id: `${slug}-inherited-${index + 1}`,
        caption: say('reference.propsFrom', { name: declaredBy, package: from }),
        kind: 'props',
        ...together,
        rows: rows.map((row) => inheritedRowOf(context, row)),
      });
      writer.fold(
        plural(referenceStrings['reference.inheritedFrom'], rows.length, {
          name: declaredBy,
          package: from,
        }),
        table,
      );
    });
  }

  if (slots.length > 0) {
    tables.add(`${name}.slots`, {
      id: `${slug}-slot`,
      caption: say('reference.slotsOf', { name }),
      kind: 'slots',
      rows: slots.map((row) => rowOf(context, { ...row, required: false })),
    });
    writer.heading('slots', say('reference.slots')).listedTable('slots', `${name}.slots`);
  }

  if (classes.length > 0) {
    tables.add(`${name}.classes`, {
      id: `${slug}-classes`,
      caption: say('reference.classesOf', { name }),
      kind: 'classes',
      rows: classes.map((row) => classRowOf(context, row)),
    });
    const places = { classes: codeText('classes'), styleOverrides: codeText('styleOverrides') };
    writer
      .heading('css-classes', say('reference.classes'))
      .add(say('reference.classesLead', places))
      .table(`${name}.classes`);
  }

  if (theme ?? inherits) writer.heading('theme', say('reference.theme'));
  if (theme)
    writer.add(
      say('reference.themeProps', {
        key: codeText(`components.${theme.name}.defaultProps`),
        props: theme.props.map(codeText).join(', '),
      }),
    );
  else if (inherits)
    writer.add(
      say('reference.themeInherited', {
        key: codeText(`components.${inherits.themeName}`),
        owner: codeText(inherits.name),
      }),
    );

  writeTypes(writer, context, tables, types);
  writeSource(writer, context, {
    described: [
      ...props,
      ...inherited.flatMap(({ rows }) => rows),
      ...slots,
      ...classes,
      ...describedTypes(context, types),
    ],
    source: component.source,
    definedAt: component.definedAt,
  });
  return writer.done();
}
