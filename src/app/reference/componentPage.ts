import type { CoreComponent, ReferenceRow } from '../../domain/reference/Reference';
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
export function writeDemos(writer: PageWriter, context: ReferenceContext, demos: CoreComponent['demos']): void {
  const written = demos.filter(({ page }) => context.hasPage(page));
  if (written.length > 0) writer.add('## Demos').list(written.map(({ title, page }) => `[${title}](${context.href(page)})`));
}

/** Both import lines, and what stands in their way. */
export function writeImports(writer: PageWriter, { root, subpath }: CoreComponent['imports']): void {
  writer.add('## Import').code('tsx', `${subpath}\n// or\n${root}`);
  const asks = importCaveat.modules.filter((name) => [root, subpath].some((line) => line.endsWith(`'${name}';`)));
  if (asks.length > 0) {
    const names = asks.map(codeText).join(' and ');
    writer.add(`With Material UI 7, ${names} ${asks.length > 1 ? 'ask' : 'asks'} for ${codeText(importCaveat.missing)}, which is now ${codeText(importCaveat.instead)}: let your bundler take the one for the other.`);
  }
}

/** Reference page of a component of Toolpad Core. */
export function componentPage(context: ReferenceContext, tables: TableSet, component: CoreComponent, types: readonly string[]): WrittenPage {
  const { name, page, purpose, description, demos, imports, props, inherits, inherited, slots, classes, theme } = component;
  const slug = slugOfPage(page);
  const writer = new PageWriter(`${page}.mdx`, `${name} API`, purpose.text);
  writer.add(proseMarkdown(purpose.text, context.resolve));
  if (component.change?.kind === 'new') writer.add(`New in ${context.reference.versions[component.definedAt.package]}.`);
  if (description) writer.add(quotation(context, description));
  writeDemos(writer, context, demos);
  writeImports(writer, imports);

  const inheritedCount = inherited.reduce((sum, { rows }) => sum + rows.length, 0);
  const together = inheritedCount > 0 ? { isFilteredTogether: true } : {};
  writer.add('## Props');
  if (inheritedCount > 0) writer.filter(`Props of ${name}, inherited ones too`, props.length + inheritedCount);
  if (props.length > 0) {
    tables.add(name, { id: `${slug}-prop`, caption: `Props of ${name}`, kind: 'props', ...together, rows: [...props].sort((a, b) => rank(a) - rank(b)).map((row) => propRowOf(context, name, row)) });
    writer.listedTable('props', name);
  } else writer.add(inherits ? `${name} has no props of its own.` : `${name} takes no props.`);

  if (inherits) {
    const href = inherits.package === '@mui/material' ? `https://mui.com/material-ui/api/${inherits.name.replace(/\B[A-Z]/g, '-$&').toLowerCase()}/` : undefined;
    const owner = codeText(inherits.name);
    writer.add('## Inheritance', `What ${name} is given beyond its own props goes to ${href ? `[${owner}](${href})` : owner} of ${codeText(inherits.package)}, so its ${inheritedCount} props work here, too. They are listed by the interface that declares them.`);
    inherited.forEach(({ owner: declaredBy, package: from, rows }, index) => {
      const table = `${name}.inherited.${index + 1}`;
      tables.add(table, { id: `${slug}-inherited-${index + 1}`, caption: `Props of ${declaredBy} from ${from}`, kind: 'props', ...together, rows: rows.map((row) => inheritedRowOf(context, row)) });
      writer.fold(`${declaredBy}: ${rows.length} ${rows.length === 1 ? 'prop' : 'props'} from ${from}`, table);
    });
  }

  if (slots.length > 0) {
    tables.add(`${name}.slots`, { id: `${slug}-slot`, caption: `Slots of ${name}`, kind: 'slots', rows: slots.map((row) => rowOf(context, { ...row, required: false })) });
    writer.add('## Slots').listedTable('slots', `${name}.slots`);
  }

  if (classes.length > 0) {
    tables.add(`${name}.classes`, { id: `${slug}-classes`, caption: `CSS classes of ${name}`, kind: 'classes', rows: classes.map((row) => classRowOf(context, row)) });
    writer.add('## CSS classes', 'A key stands in `classes`, and in `styleOverrides` of the theme.').table(`${name}.classes`);
  }

  if (theme) writer.add('## Theme', `In the theme, ${codeText(`components.${theme.name}.defaultProps`)} sets ${theme.props.map(codeText).join(', ')}.`);
  else if (inherits) writer.add('## Theme', `In the theme, ${codeText(`components.${inherits.themeName}`)} sets default props and styles of every ${codeText(inherits.name)}, this one among them.`);

  writeTypes(writer, context, tables, types);
  writeSource(writer, context, { described: [...props, ...inherited.flatMap(({ rows }) => rows), ...slots, ...classes, ...describedTypes(context, types)], source: component.source, definedAt: component.definedAt });
  return writer.done();
}
