import type { ReactNode } from 'react';
import { ApiTable } from '../../../components/ApiTable/ApiTable';
import { Callout } from '../../../components/Callout/Callout';
import { CodeBlock } from '../../../components/CodeBlock/CodeBlock';
import { Breaks, Prose } from '../../../components/Prose/Prose';
import { SchemaTree } from '../../../components/SchemaTree/SchemaTree';
import { format } from '../../../domain/strings/format';
import { strings } from '../../../domain/strings/strings';
import { LeadEnd } from '../document/LeadEnd';
import type { ReferenceBlock, ReferencePage } from './ReferencePage';

export function Heading({ id, title, depth }: { id: string; title: string; depth: 2 | 3 }) {
  const Tag = `h${depth}` as const;
  return (
    <Tag id={id} aria-label={title}>
      <Breaks code={title} />
      <a
        className="heading-anchor"
        href={`#${id}`}
        aria-label={format(strings['prose.linkTo'], { heading: title })}
      />
    </Tag>
  );
}

function Block({ block }: { block: ReferenceBlock }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <Heading {...block} />;
    case 'prose':
      return <Prose nodes={block.nodes} />;
    case 'deprecated':
      return (
        <Callout kind="warning" title={block.title}>
          <Prose nodes={block.nodes} />
        </Callout>
      );
    case 'code':
      return <CodeBlock language={block.language} html={block.html ?? ''} id={block.id} />;
    case 'schema':
      return <SchemaTree {...block.schema} />;
    case 'table':
      return <ApiTable {...block.table} />;
  }
}

interface ReferenceArticleProps {
  page: ReferencePage;
  /** The ad, where the page has one that stands in the article. */
  ad?: ReactNode;
  /** The ad, where the page has one that stands beside the contents list, or after the lead. */
  adBesideContents?: ReactNode;
  /** Below the lead paragraph: what can be done with the page. */
  tools?: ReactNode;
  /** The contents list of narrow windows. */
  contents?: ReactNode;
}

/** A reference page: its records as React, with the ad of the page after them: it never parts two tables. */
export function ReferenceArticle({
  page,
  ad,
  adBesideContents,
  tools,
  contents,
}: ReferenceArticleProps) {
  const { meta, lead, blocks } = page;
  return (
    <>
      <h1>{meta.title}</h1>
      <p className="description">
        <Prose nodes={lead} />
        <LeadEnd />
      </p>
      {adBesideContents}
      {tools}
      {contents}
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      {ad}
    </>
  );
}
