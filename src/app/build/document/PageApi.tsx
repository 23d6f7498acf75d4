import type { ReactNode } from 'react';
import { ApiSummary } from '../../../components/ApiTable/ApiSummary';
import { ImportRow, type ImportRowProps } from '../../../components/ImportRow/ImportRow';
import { apiSectionId } from '../../../content/PageRecord';
import { tokenClass } from '../../../content/tokenClasses';
import { format } from '../../../domain/strings/format';
import { strings } from '../../../domain/strings/strings';
import { issuesHref } from '../../../reference/definitionHref';
import type { PageApi } from '../reference/pageApi';
import { Heading } from '../reference/ReferenceArticle';
import { corePackage } from '../../../domain/code/documentedPackages';

/** An import line as the highlighter writes it; it holds no character that HTML would escape. */
export const importHtml = (line: string): string =>
  line.replace(/\b(import|from)\b|'[^']*'/g, (token, keyword?: string) => {
    const name = tokenClass(keyword ? 'keyword' : 'string');
    return `<span class="${name}">${token}</span>`;
  });

interface PageImportProps
  extends
    Pick<PageApi, 'name' | 'importLine' | 'size' | 'sourceHref'>,
    Pick<ImportRowProps, 'id' | 'linksId'> {
  /** Its reference, or the pages that teach it. */
  links: ImportRowProps['links'];
  /** Ends with a link to its open issues. */
  hasIssues?: boolean;
  /** What can be done with the page. */
  children?: ReactNode;
}

/** The import row of a page: of what it is about. */
export function PageImport({
  importLine,
  sourceHref,
  links,
  hasIssues = false,
  ...row
}: PageImportProps) {
  return (
    <ImportRow
      {...row}
      html={importHtml(importLine)}
      links={[
        ...links,
        { label: strings['import.source'], href: sourceHref },
        ...(hasIssues ? [{ label: strings['import.issues'], href: issuesHref(row.name) }] : []),
      ]}
    />
  );
}

/** The last section of a page: the reference of what it teaches, in short. */
export function PageApiSection({ api }: { api: readonly PageApi[] }) {
  return (
    <>
      <Heading id={apiSectionId} title={strings['api.section']} depth={2} />
      {api.map(({ name, href, summary, rows }) => (
        <ApiSummary key={name} name={name} href={href} summary={summary} rows={rows} />
      ))}
      <p>
        <small>{format(strings['api.sectionQuoted'], { package: corePackage })}</small>
      </p>
    </>
  );
}
