/** Name of the meta element that holds the analytics receiver as JSON. */
export const analyticsMeta = 'docs:analytics';
