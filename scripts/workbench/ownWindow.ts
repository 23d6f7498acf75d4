/** A viewport as a global has it: the name of one that the workbench has, or a size like `500px-600px`. */
type Viewport = string | { value?: string; isRotated?: boolean };

/** What a story says of its window, as Storybook has it. */
export interface WindowOfStory {
  parameters: {
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
  storyGlobals: { viewport?: Viewport };
}

/**
 * The size of the window that a story sets itself, or that the toolbar asks for, in pixels; none where neither does.
 * @param globals of the toolbar, with those of the story
 * @throws {Error} for a viewport of the story that the workbench does not have
 */
export function ownWindow(
  { parameters: { viewport }, storyGlobals }: WindowOfStory,
  globals: { viewport?: Viewport } = storyGlobals,
) {
  const chosen = globals.viewport;
  const { value, isRotated } = typeof chosen === 'string' ? { value: chosen } : (chosen ?? {});
  if (!value) return undefined;
  const size =
    viewport?.options?.[value]?.styles ?? /^(?<width>\d+)px-(?<height>\d+)px$/.exec(value)?.groups;
  if (!size?.width || !size.height) {
    if (storyGlobals.viewport) throw new Error(`A story has an unknown viewport: ${value}`);
    return undefined;
  }
  const [width, height] = [parseInt(size.width, 10), parseInt(size.height, 10)];
  return isRotated ? { width: height, height: width } : { width, height };
}
