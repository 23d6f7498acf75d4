/** File of a page as Markdown: beside the page. */
export const twinOf = (pageFile: string) => pageFile.replace(/html$/, 'md');
