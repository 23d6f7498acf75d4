/** Name of the meta element that says, as JSON, who is told about the use of the site. */
export const analyticsMeta = 'docs:analytics';
