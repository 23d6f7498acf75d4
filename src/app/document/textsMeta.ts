/** Name of the `<meta>` with the address of the interface's texts, on pages in another language than the code's own. */
export const textsMeta = 'docs:texts';
