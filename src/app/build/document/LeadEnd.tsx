/** Before an element with this id is parsed, nothing is painted. */
export const leadEndId = 'lead-end';

/**
 * Ends the lead paragraph. The first paint waits for it, so that it has the menu and the lead as a whole: neither jumps
 * while the page arrives. An element of its own, as Chromium treats one as parsed when it starts.
 */
export const LeadEnd = () => <span id={leadEndId} hidden />;

export const leadEndHtml = `<span id="${leadEndId}" hidden></span>`;
