import type { Plugin } from 'vite';

/**
 * Storybook writes the doc comment of a story, which is its caption, into `Story.input.parameters`, but into
 * `Story.parameters` for a story made by `extend`, where nothing reads it.
 */
export const captionsOfExtended = (): Plugin => ({
  name: 'captions-of-extended',
  transform: {
    // After Storybook's own plugin.
    order: 'post',
    filter: { id: /\.stories\.tsx$/ },
    handler: (code) => code.replace(/\b([A-Z]\w*)\.parameters\b/g, '$1.input.parameters'),
  },
});
