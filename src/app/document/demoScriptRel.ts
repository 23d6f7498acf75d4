/** Relation of links to the scripts of the demo at the start of a page: the runtime turns it into `prefetch`. */
export const demoScriptRel = 'demo';
