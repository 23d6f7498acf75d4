import type { Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { resolveLink, type ResolvedLink } from '../links';
import { didYouMean } from '../nearest';
import { attributeText, conjunction, link, paragraph, text, withCode } from '../nodes';
import { draftOf, report } from '../PageFile';
import { statusFile, statusText } from '../readStatuses';

/** The page on which a status is explained needs no link to itself. */
const isOwn = (to: ResolvedLink, pathname: string) =>
  to.kind === 'page' && to.link.pathname === pathname;

/** Fills `<Status>` with the status of its product. A content folder that tells of none shows none. */
export const remarkStatus = () => (tree: Root, file: VFile) =>
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'Status' || !parent || index === undefined) return;
    const { statuses, pathname, base } = draftOf(file).source;
    const product = attributeText(node, 'product');
    const status = statuses?.[product];
    if (!status) {
      const known = Object.keys(statuses ?? {});
      if (known.length > 0 && product)
        report(file, node, {
          what: `${statusFile} has no product \`${product}\`.`,
          why: 'There is no status to show.',
          fix: `Use one of ${known.join(', ')}.${didYouMean(product, known)}`,
        });
      if (product) (parent.children as RootContent[]).splice(index, 1);
      return [SKIP, index + Number(!product)];
    }
    draftOf(file).meta.hasStatus = true;
    const { title, text: rest } = statusText(status);
    const links = Object.entries(status.links)
      .filter(([, href]) => !isOwn(resolveLink(href, pathname, base), pathname))
      .map(([title, href]) => [{ ...link(href, text(title)), position: node.position! }]);
    node.children = [
      paragraph(
        { type: 'strong', children: [text(`${title}.`)] },
        text(' '),
        withCode(rest),
        links.length > 0 && [text(' '), conjunction(links)],
      ),
    ];
    return SKIP;
  });

/** Fills in the URL of the MCP server: for `{mcpServer}` in code, and in links that install it: `mcp:cursor`. */
export const remarkServer = () => (tree: Root, file: VFile) => {
  const { name, url = '' } = draftOf(file).source.server ?? {};
  const config = { command: 'npx', args: ['-y', url] };
  const links: Record<string, string> = {
    'mcp:cursor': `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${encodeURIComponent(btoa(JSON.stringify(config)))}`,
    'mcp:vscode': `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, ...config }))}`,
  };
  visit(tree, (node) => {
    if (node.type === 'code') node.value = node.value.replaceAll('{mcpServer}', url);
    if (node.type === 'link') node.url = links[node.url] ?? node.url;
  });
};
