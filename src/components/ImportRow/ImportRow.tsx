import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { partOverrides } from '../../theme/mixins';
import { CodeBlock } from '../CodeBlock/CodeBlock';

const Root = styled('div', {
  name: 'DocsImportRow',
  slot: 'Root',
  overridesResolver: partOverrides({ code: '> [data-code]' }),
})(({ theme }) => ({
  border: 'var(--line)',
  borderRadius: theme.shape.borderRadius,
  '& > [data-code]': { border: 0 },
}));

const Size = styled('p', { name: 'DocsImportRow', slot: 'Size' })(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(0.75, 2),
  borderBlockStart: 'var(--line)',
  color: theme.vars.palette.text.secondary,
  '.prose &': { margin: 0 },
}));

/** Where to read on, and at the end what can be done with the page. */
const Row = styled('div', { name: 'DocsImportRow', slot: 'Row' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2.5),
  padding: theme.spacing(0.25, 2),
  borderBlockStart: 'var(--line)',
}));

const Links = styled('ul', { name: 'DocsImportRow', slot: 'Links' })({
  '.prose &': { display: 'contents', listStyle: 'none' },
});

const Item = styled('li', { name: 'DocsImportRow', slot: 'Item' })({
  '.prose &': { margin: 0 },
  // What can be done with the page is at the end of its line.
  '.prose &:last-child': { marginInlineEnd: 'auto' },
});

const Link = styled('a', { name: 'DocsImportRow', slot: 'Link' })(({ theme }) => ({
  display: 'block',
  fontSize: theme.typography.label.fontSize,
  lineHeight: 'var(--row)',
  '.prose &': { color: theme.vars.palette.text.secondary, textDecorationLine: 'none' },
  '.prose &:hover': { textDecorationLine: 'underline' },
}));

export interface ImportRowProps {
  /** What is imported: `DashboardLayout`. */
  name: string;
  /** The import line, highlighted. */
  html: string;
  /** What it adds to an app. */
  size?: string | undefined;
  /** Where to read on: its reference or demos, its source, its issues. */
  links: readonly { label: string; href: string }[];
  /** Where links to the import and to the list lead. */
  id?: string | undefined;
  linksId?: string | undefined;
  /** What can be done with the page. */
  children?: ReactNode;
}

/**
 * How to import what the page is about, to copy, and where to read on.
 *
 * **When to use:** Use it at the start of a page about one component, hook or function.
 *
 * **When not to use:** Don't use it on pages about more than one import: show them in the first code block.
 *
 * **Accessibility:** The links are one named list, and the import is copied like any code.
 */
export function ImportRow({ name, html, size, links, id, linksId, children }: ImportRowProps) {
  return (
    <Root id={id} data-block="">
      <CodeBlock language="tsx" html={html} />
      {size !== undefined && <Size>{size}</Size>}
      <Row id={linksId} className="screen-only">
        <Links aria-label={format(strings['import.links'], { name })}>
          {links.map(({ label, href }) => (
            <Item key={href}>
              <Link href={href}>{label}</Link>
            </Item>
          ))}
        </Links>
        {children}
      </Row>
    </Root>
  );
}
