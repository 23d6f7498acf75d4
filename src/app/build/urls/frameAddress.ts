/** Name of the document that runs edited demos, beside those of demos, whose names begin with a capital letter. */
export const editFrameName = 'edit';

/** Address of the document that runs a demo. */
export const frameAddress = (base: string, demo: string) =>
  `${base}frames/${encodeURIComponent(demo)}/`;
