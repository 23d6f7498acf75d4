/**
 * Parameters with the caption of a story that `extend` makes: Storybook reads the doc comments of `meta.story` alone.
 * @param story one sentence or two, as Markdown
 */
export const caption = (story: string) => ({ docs: { description: { story } } });
