/** What a story says of its window, as Storybook has it. */
export interface WindowOfStory {
  parameters: {
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
    testWindow?: { width: number; height: number };
  };
  storyGlobals: { viewport?: { value?: string; isRotated?: boolean } };
}

/**
 * The size of the window that a story sets itself, in pixels.
 * @throws {Error} for a viewport that the workbench does not have
 */
export function ownWindow({ parameters: { viewport, testWindow }, storyGlobals }: WindowOfStory) {
  const { value, isRotated } = storyGlobals.viewport ?? {};
  if (!value) return testWindow;
  const styles = viewport?.options?.[value]?.styles;
  if (!styles) throw new Error(`A story has an unknown viewport: ${value}`);
  const [width, height] = [parseInt(styles.width, 10), parseInt(styles.height, 10)];
  return testWindow ?? (isRotated ? { width: height, height: width } : { width, height });
}
