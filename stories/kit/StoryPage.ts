import type { Playground } from '../../src/domain/content/Playground';
import type { Figures } from '../../src/content/figures/readFigures';
import type { PageContext } from '../../src/app/build/document/PageContext';
import type { ReferencePage } from '../../src/app/build/reference/ReferencePage';
import type { PageRecord } from '../../src/content/PageRecord';

/** A compiled page and its context, for `PageBody`. */
export interface StoryPage {
  record: PageRecord | ReferencePage;
  context: Omit<PageContext, 'runtime' | 'sheet'>;
}

declare global {
  /** The value of `import page from './page.mdx?compiled'`. */
  type CompiledStoryPage = StoryPage;
  type CompiledPlayground = Playground;
  type CompiledFigures = Figures;
}
