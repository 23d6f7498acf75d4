/** Address of the document that runs a demo. */
export const frameAddress = (base: string, demo: string) =>
  `${base}frames/${encodeURIComponent(demo)}/`;
