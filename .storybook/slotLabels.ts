import type { Plugin } from 'vite';

const condition = "if (process.env.NODE_ENV !== 'production') {\n    if (componentName) {";

/** Keeps the names of slots in class names, by which an anatomy finds them: Material UI drops them in production. */
export const slotLabels = (): Plugin => ({
  name: 'slot-labels',
  apply: 'build',
  transform: {
    order: 'pre',
    filter: { id: /@mui\/system\/esm\/createStyled\/createStyled\.js$/ },
    handler(code) {
      if (!code.includes(condition))
        throw new Error(
          'Material UI labels its classes in another way now: adapt .storybook/slotLabels.ts to createStyled.js.',
        );
      return code.replace(condition, '{\n    if (componentName) {');
    },
  },
});
