/** Parameters of a story that shows a defect of the package itself, which the demo cannot fix: name it at the story. */
export const withoutAxeRule = (id: string) => ({
  a11y: { config: { rules: [{ id, enabled: false }] } },
});
