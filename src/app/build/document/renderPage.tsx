import type { ReactNode } from 'react';
import type { PageRecord } from '../../../content/PageRecord';
import { Ad, AdProvider } from '../../../components/Ad/Ad';
import { layouts } from '../../../domain/content/layouts';
import type { ReferencePage } from '../reference/ReferencePage';
import { codeDocument, hasCode } from './codeDocument';
import { minified } from '../engine/minified';
import { doctype, Document } from './Document';
import { menuScrollScript } from './menuScrollScript';
import { PageBody } from './PageBody';
import type { PageContext } from './PageContext';
import type { PageRenderer } from './PageRenderer';
import { speculationRules } from './speculationRules';
import { renderToStaticMarkup } from 'react-dom/server';
import { containsPage, NavNode, type NavNodesProps } from '../../../components/NavDrawer/NavNodes';
import type { MenuNode } from '../../../domain/navigation/menu';

/** What is inside `<body>`. */
function pageBody(record: PageRecord | ReferencePage, context: PageContext): ReactNode {
  const { meta } = record;
  const ads = layouts[meta.layout].isArticle && meta.ad ? context.ads : undefined;
  const body = (
    <>
      <PageBody
        record={record}
        context={context}
        menuRenderer={CachedNavNodes}
        adBesideContents={ads?.source === 'script' && <Ad />}
        ad={ads && ads.source !== 'script' && <Ad />}
        underDemo={ads && <Ad placement="demo" />}
        afterMenu={<script dangerouslySetInnerHTML={{ __html: menuScrollScript() }} />}
      />
      <script
        type="speculationrules"
        dangerouslySetInnerHTML={{ __html: speculationRules(context.base) }}
      />
    </>
  );
  return ads ? <AdProvider config={ads}>{body}</AdProvider> : body;
}

export interface PageDocuments {
  html: string;
  /** The document with the code of the page's demos, where it has some. */
  code?: string;
}

const themeVariable = /(--docs-[\w-]+):([^;}]*)/g;

const variablesIn = (text: string) =>
  [...text.matchAll(/var\((--docs-[\w-]+)/g)].map(([, name]) => name!);

/** The style sheet of a page, minified, with the variables of the theme that it or the page refers to. */
function pageSheet(css: string, html: string): string {
  const defined = [...css.matchAll(themeVariable)];
  const used = new Set(variablesIn(css.replace(themeVariable, '') + html));
  // Also those in the values of these, and so on: a set is read to what is added meanwhile.
  for (const name of used)
    for (const [, other, value] of defined)
      if (other === name) for (const inside of variablesIn(value!)) used.add(inside);
  const names = defined.map(([, name]) => name!);
  return minified(
    css,
    names.filter((name) => !used.has(name)),
  );
}

/** The documents of a page. Its style sheet has the rules of its code too, which the page shows on request. */
export function renderDocuments(
  renderer: PageRenderer,
  record: PageRecord | ReferencePage,
  context: PageContext,
): PageDocuments {
  const { meta } = record;
  const body = renderer.render(pageBody(record, context));
  const code = hasCode(meta)
    ? doctype + renderer.render(codeDocument(meta.title, context))
    : undefined;
  const rules = renderer.cssOf(body + (code ?? ''));
  const css = pageSheet(context.sheet + rules, body);
  const html = renderer.render(<Document {...{ meta, context, css, body }} />);
  return { html: doctype + html, code };
}

const inactive = '';
const closed = new WeakMap<MenuNode, string>();

/** Inner HTML of an entry without the active page: the same on every page, so each thread renders it once. */
function closedHtml(node: MenuNode): string {
  const known = closed.get(node);
  if (known !== undefined) return known;
  const html = renderToStaticMarkup(<NavNode node={node} activeHref={inactive} />).replace(
    /^<li>|<\/li>$/g,
    '',
  );
  closed.set(node, html);
  return html;
}

/** `NavNodes` for a build of many pages: renders only the branch that the active page is in. */
function CachedNavNodes({ nodes, activeHref }: NavNodesProps) {
  return (
    <ul>
      {nodes.map((node) => {
        const key = node.kind === 'page' ? node.href : node.id;
        return containsPage(node, activeHref) ? (
          <NavNode key={key} node={node} activeHref={activeHref} />
        ) : (
          <li key={key} dangerouslySetInnerHTML={{ __html: closedHtml(node) }} />
        );
      })}
    </ul>
  );
}
