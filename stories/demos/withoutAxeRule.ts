/** Parameters of a story that shows a defect of the package itself, which the demo cannot mend: say at the story which. */
export const withoutAxeRule = (id: string) => ({
  a11y: { config: { rules: [{ id, enabled: false }] } },
});
