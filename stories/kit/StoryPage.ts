import type { PageContext } from '../../src/app/document/PageContext';
import type { ReferencePage } from '../../src/app/reference/ReferencePage';
import type { PageRecord } from '../../src/content/PageRecord';

/** A compiled page and its place on the site: what `PageBody` draws. */
export interface StoryPage {
  record: PageRecord | ReferencePage;
  context: Omit<PageContext, 'runtime'>;
}

declare global {
  /** What `import page from './page.mdx?compiled'` gives. */
  type CompiledStoryPage = StoryPage;
}
