import type { PreparedStory, StoryContext, StoryIndexEntry } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';

type Story = PreparedStory<ReactRenderer>;

/** An entry of the sidebar. */
export interface Entry extends Pick<StoryIndexEntry, 'id' | 'title' | 'name' | 'importPath'> {
  type: 'story' | 'docs';
  subtype?: 'story' | 'test';
  tags: string[];
}

/** The part of the preview's store that docs pages use; Storybook has no public types for it. */
interface StoryStore {
  storyIndex: { entries: Record<string, Entry> };
  loadStory(story: { storyId: string }): Promise<Story>;
  getStoryContext(
    story: Story,
    options: { forceInitialArgs: boolean },
  ): StoryContext<ReactRenderer>;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: { storyStoreValue?: StoryStore };
  }
}

function storyStore(): StoryStore {
  const store = window.__STORYBOOK_PREVIEW__?.storyStoreValue;
  if (!store)
    throw new Error(
      "Docs pages read the stories from Storybook's preview, which no longer has `storyStoreValue`. Look for its replacement.",
    );
  return store;
}

/** The entries of the sidebar, in its order. */
export const allEntries = (): Entry[] => Object.values(storyStore().storyIndex.entries);

/** A story with its context as Storybook first renders it. */
export async function loadStory(storyId: string) {
  const store = storyStore();
  const story = await store.loadStory({ storyId });
  return { story, context: store.getStoryContext(story, { forceInitialArgs: true }) };
}
