import { slug } from 'github-slugger';
import type { RootContent } from 'mdast';
import type { ApiTableProps } from '../../../components/ApiTable/ApiTable';
import type { ImportRowProps } from '../../../components/ImportRow/ImportRow';
import type { SchemaTreeProps } from '../../../components/SchemaTree/SchemaTree';
import { partsIn, type Inline, type Parts } from '../../../content/nodes';
import type { PageMeta, PageRecord } from '../../../content/PageRecord';

/** A part of a reference page: what React, the Markdown version and the checks of the site are made from. */
export type ReferenceBlock =
  | { kind: 'heading'; id: string; title: string; depth: 2 | 3 }
  | { kind: 'prose'; nodes: RootContent[] }
  | { kind: 'deprecated'; title: string; nodes: RootContent[] }
  | { kind: 'code'; language: string; code: string; id?: string; html?: string }
  | {
      kind: 'table';
      table: ApiTableProps;
      /** The table of contents shows its rows. */
      isListed?: boolean;
    }
  | { kind: 'schema'; schema: SchemaTreeProps };

/** A page that is made of records; plain data. */
export interface ReferencePage {
  meta: PageMeta;
  /** Its first paragraph. */
  lead: Inline;
  /** How to import what it is about, and the pages that teach it. */
  importRow?: ImportRow;
  blocks: ReferenceBlock[];
}

export interface ImportRow extends Pick<
  ImportRowProps,
  'name' | 'size' | 'links' | 'id' | 'linksId'
> {
  importLine: string;
  sourceHref: string;
}

export const isReferencePage = (page: PageRecord | ReferencePage): page is ReferencePage =>
  'lead' in page;

export const heading = (id: string, title: string, depth: 2 | 3 = 2): ReferenceBlock => ({
  kind: 'heading',
  id,
  title,
  depth,
});
/** A heading of a name, with the anchor that the name gives. */
export const nameHeading = (name: string) => heading(slug(name), name, 3);
export const prose = (...nodes: Parts<RootContent>[]): ReferenceBlock => ({
  kind: 'prose',
  nodes: partsIn(...nodes),
});
export const codeBlock = (language: string, code: string): ReferenceBlock => ({
  kind: 'code',
  language,
  code,
});

export const table = (
  props: ApiTableProps,
  { isListed }: { isListed?: boolean } = {},
): ReferenceBlock => ({ kind: 'table', table: props, isListed });
