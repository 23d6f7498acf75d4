import { highlight } from '../../content/highlight';
import type { ReferenceBlock, ReferencePage } from './ReferencePage';

/** The page with its code highlighted; slow, so it is done by a worker and kept. */
export async function highlightReference(page: ReferencePage): Promise<ReferencePage> {
  const blocks = page.blocks.map(async (block): Promise<ReferenceBlock> => {
    if (block.kind === 'code')
      return { ...block, html: await highlight(block.code, block.language) };
    if (block.kind !== 'schema' || !block.schema.example) return block;
    const { schema } = block;
    const { example } = block.schema;
    const html = await highlight(example.code, 'yaml');
    return { ...block, schema: { ...schema, example: { ...example, html } } };
  });
  return { ...page, blocks: await Promise.all(blocks) };
}
