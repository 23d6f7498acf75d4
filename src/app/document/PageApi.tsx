import type { ReactNode } from 'react';
import { ApiSummary } from '../../components/ApiTable/ApiSummary';
import { ImportRow } from '../../components/ImportRow/ImportRow';
import { apiSectionId } from '../../content/PageRecord';
import { tokenClass } from '../../content/tokenClasses';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { issuesHref } from '../../reference/definitionHref';
import type { PageApi } from '../reference/pageApi';
import { Heading } from '../reference/ReferenceArticle';

/** An import line as the highlighter writes it; it holds no character that HTML would escape. */
export const importHtml = (line: string): string =>
  line.replace(/\b(import|from)\b|'[^']*'/g, (token, keyword?: string) => {
    const name = tokenClass(keyword ? 'keyword' : 'string');
    return `<span class="${name}">${token}</span>`;
  });

interface PageImportProps {
  api: readonly PageApi[];
  /** What can be done with the page. */
  children?: ReactNode;
}

/** The import row of a page: of the first thing that it teaches. */
export function PageImport({ api, children }: PageImportProps) {
  const [{ name, importLine, href, sourceHref }] = api as [PageApi, ...PageApi[]];
  return (
    <ImportRow
      name={name}
      html={importHtml(importLine)}
      apiHref={href}
      sourceHref={sourceHref}
      issuesHref={issuesHref(name)}
    >
      {children}
    </ImportRow>
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
        <small>{format(strings['api.sectionQuoted'], { package: '@toolpad/core' })}</small>
      </p>
    </>
  );
}
