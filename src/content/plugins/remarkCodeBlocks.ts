import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type {} from '../ComponentNode';
import { readFenceMeta } from '../fenceMeta';
import { highlight } from '../highlight';
import { checkImportsOfFence } from '../names/checkImports';
import { linkImports } from '../names/linkImports';
import { draftOf, lineOf, resolveHref } from '../PageFile';

async function compileFence(fence: Code, file: VFile) {
  const { names, pathname } = draftOf(file).source;
  const { marks, title, id } = readFenceMeta(fence.meta ?? '');
  const language = fence.lang ?? 'text';
  let html = await highlight(fence.value, language, marks);
  if (names) {
    checkImportsOfFence(fence, names, file);
    html = linkImports(html, fence.value, names, pathname, (href) =>
      resolveHref(file, href, lineOf(fence)),
    );
  }
  return { language, html, ...(title ? { title } : {}), ...(id === undefined ? {} : { id }) };
}

/** Fences become code blocks: highlighted, and with links from imported names to the reference. */
export const remarkCodeBlocks = () => async (tree: Root, file: VFile) => {
  const fences: { fence: Code; siblings: RootContent[] }[] = [];
  visit(tree, 'code', (fence, _index, parent) => {
    fences.push({ fence, siblings: parent!.children as RootContent[] });
  });
  draftOf(file).codeWords = new Set(
    fences.flatMap(({ fence }) => fence.value.match(/[\w$]+/g) ?? []),
  );
  for (const { fence, siblings } of fences) {
    siblings[siblings.indexOf(fence)] = {
      type: 'component',
      name: 'CodeBlock',
      props: await compileFence(fence, file),
      children: [],
      position: fence.position,
    };
  }
};
