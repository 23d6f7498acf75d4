/** What `reference.yaml` of the content says on the reference pages. Texts are Markdown. */
export interface ReferenceTexts {
  /** The sentence with which each page begins, by the name of what it is about. */
  components: Record<string, string>;
  hooks: Record<string, string>;
  functions: Record<string, string>;
  studioComponents: Record<string, string>;
  /** Descriptions that the packages lack: by what has the row, and the name of the row. */
  rows: Record<string, Record<string, string>>;
  /** By version: what it is for, and what it breaks. The migration guide says what to do about that. */
  releases: Record<string, { news: string; breaks?: string | undefined }>;
  /** By file or definition of Studio's schema. */
  examples: Record<string, ReferenceExample>;
}

export interface ReferenceExample {
  /** What the code is: the path of the file, or the property in which the value is. */
  title: string;
  /** A sentence, where the schema has none. */
  summary?: string | undefined;
  yaml: string;
}

/** All that `ReferenceTexts` is to say something about, by its keys: names, and names of rows by what has them. */
export type ReferenceNames = Record<Exclude<keyof ReferenceTexts, 'rows'>, readonly string[]> & {
  rows: Readonly<Record<string, readonly string[]>>;
};
