import { highlight } from '../../content/highlight';
import type { ReferencePage } from './ReferencePage';

/** The page with its code highlighted; slow, so it is done by a worker and kept. */
export async function highlightReference(page: ReferencePage): Promise<ReferencePage> {
  const blocks = page.blocks.map(async (block) =>
    block.kind === 'code' ? { ...block, html: await highlight(block.code, block.language) } : block,
  );
  return { ...page, blocks: await Promise.all(blocks) };
}
