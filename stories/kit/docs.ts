/**
 * Parameters with the caption of a story that `extend` makes: Storybook reads the doc comments of `meta.story` alone.
 * @param story one sentence or two, as Markdown
 */
export const caption = (story: string) => ({ docs: { description: { story } } });

/** A control that offers the values of a property whose type is only known to the compiler. */
export const choiceOf = <Value extends string>(options: readonly Value[]) => ({
  control: { type: 'select' as const },
  options,
});

/** A control for data that no one types in: it offers samples by name. */
export const sampleOf = (samples: Readonly<Record<string, unknown>>) => ({
  ...choiceOf(Object.keys(samples)),
  mapping: samples,
});
