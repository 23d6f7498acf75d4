import type { ReactNode } from 'react';
import type { PreviewName } from '../../domain/previews/previewNames';
import * as core from './coreDrawings';
import * as pages from './pageDrawings';
import { Drawing } from './Preview.styles';

const drawings: Record<PreviewName, () => ReactNode> = { ...core, ...pages };

/** A small drawing on a card. It repeats the title next to it, so assistive technology ignores it. */
export function Preview({ name }: { name: PreviewName }) {
  const Content = drawings[name];
  return (
    <Drawing viewBox="0 0 320 200" aria-hidden="true" focusable="false" data-drawing="">
      <Content />
    </Drawing>
  );
}
