import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { withBase } from '../../domain/navigation/canonicalPath';
import { resolveLink } from '../links';
import { draftOf, lineOf, report } from '../PageFile';

/** Addresses of images below the base; the check of the site looks for their files. */
export const rehypeImages = () => (tree: Root, file: VFile) =>
  visit(tree, 'element', (node) => {
    const { src } = node.properties;
    if (node.tagName !== 'img' || typeof src !== 'string') return;
    const { source, meta } = draftOf(file);
    if (resolveLink(src, source.pathname, source.base).kind === 'external') return;
    const line = lineOf(node);
    if (src.startsWith('/')) {
      const [written = ''] = /^[^?#]*/.exec(src) ?? [];
      const address = withBase(written, source.base);
      node.properties['src'] = address + src.slice(written.length);
      (meta.files ??= []).push({ address, line, use: 'image' });
    } else
      report(file, node, {
        what: `The image ${src} has a relative path.`,
        why: 'Only the files of the folder public are published.',
        fix: `Put it there, and write its path in that folder: /${src.replace(/^(\.{1,2}\/)+/, '')}`,
      });
  });
