import type { ReactNode } from 'react';
import { ApiFilter } from '../../components/ApiTable/ApiFilter';
import { ApiTable } from '../../components/ApiTable/ApiTable';
import { Callout } from '../../components/Callout/Callout';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import { Prose } from '../../components/Prose/Prose';
import { SchemaTree } from '../../components/SchemaTree/SchemaTree';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import type { ReferenceBlock, ReferencePage } from './ReferencePage';

function Heading({ id, title, depth }: { id: string; title: string; depth: 2 | 3 }) {
  const Tag = `h${depth}` as const;
  return (
    <Tag id={id}>
      {title}
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
    case 'filter':
      return <ApiFilter label={block.label} count={block.count} />;
    case 'schema':
      return <SchemaTree {...block.schema} />;
    case 'table':
      if (!block.summary) return <ApiTable {...block.table} />;
      return (
        <details>
          <summary>{block.summary}</summary>
          <ApiTable {...block.table} />
        </details>
      );
  }
}

interface ReferenceArticleProps {
  page: ReferencePage;
  /** At the end of the lead paragraph. */
  leadEnd?: ReactNode;
}

/** A reference page: its records as React. */
export function ReferenceArticle({ page, leadEnd }: ReferenceArticleProps) {
  return (
    <>
      <h1>{page.heading}</h1>
      <p className="description">
        {leadEnd ? (
          <span>
            <Prose nodes={page.lead} />
          </span>
        ) : (
          <Prose nodes={page.lead} />
        )}
        {leadEnd}
      </p>
      {page.blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </>
  );
}
