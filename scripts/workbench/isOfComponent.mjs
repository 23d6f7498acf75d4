/**
 * Whether a title of the sidebar is a component or one of its aspects: `Ads/Ad`, `Ads/Ad feed`.
 *
 * @param {string} title
 * @param {string} component Title of the component.
 */
export const isOfComponent = (title, component) => `${title} `.startsWith(`${component} `);
