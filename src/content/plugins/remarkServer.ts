import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { draftOf } from '../PageFile';

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
