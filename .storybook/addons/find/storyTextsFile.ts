import type { Synonyms } from '../../../src/domain/search/SearchEngine';

/** Beside the workbench: what the search finds of stories besides their names. */
export const storyTextsFile = 'story-texts.json';

/** What a file of stories says. */
export interface FileTexts {
  /** The doc comment of its component. */
  about: string;
  /** By export. */
  stories: Record<string, { caption: string; words: string }>;
}

export interface StoryTexts {
  /** By import path. */
  files: Record<string, FileTexts>;
  /** Those of the site. */
  synonyms: Synonyms;
}
