/**
 * Options of a test that is evidence for success criteria of WCAG 2.2.
 * @param criteria as the standard has them: `3.1.2 Language of Parts`
 */
export const wcag = (...criteria: string[]) => ({
  annotation: criteria.map((description) => ({ type: 'wcag', description })),
});
