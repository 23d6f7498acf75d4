const markedLine = /^<span class="line /;

/** Gives each line of highlighted code an id (`<id>-L<number>`) and a link to itself. The text stays what it was. */
export function withLineLinks(html: string, id: string): string {
  return html
    .split('\n')
    .map((line, index) => {
      const number = index + 1;
      const attributes = `id="${id}-L${number}"`;
      const link = `<a href="#${id}-L${number}" aria-label="Line ${number}" data-number="${number}"></a>`;
      return markedLine.test(line)
        ? line.replace(/^<span ([^>]*)>/, (_, own: string) => `<span ${own} ${attributes}>${link}`)
        : `<span class="row" ${attributes}>${link}${line}</span>`;
    })
    .join('\n');
}
