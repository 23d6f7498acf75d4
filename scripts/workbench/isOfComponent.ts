/** Whether a title of the sidebar is a component or one of its aspects: `Ads/Ad`, `Ads/Ad feed`. */
export const isOfComponent = (title: string, component: string) =>
  `${title} `.startsWith(`${component} `);
