/**
 * Whether a title of the sidebar is a component or one of its aspects: `Ads/AdSlot`, `Ads/AdSlot feed`.
 *
 * @param {string} title
 * @param {string} component Title of the component.
 */
export const isOfComponent = (title, component) => `${title} `.startsWith(`${component} `);
