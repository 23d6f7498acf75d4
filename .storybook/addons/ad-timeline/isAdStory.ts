/** Whether a story has an ad slot with a fake environment, by its parameters: only those of the folder have one. */
export const isAdStory = (parameters?: Readonly<Record<string, unknown>>): boolean =>
  String(parameters?.fileName).includes('/components/ads/');
