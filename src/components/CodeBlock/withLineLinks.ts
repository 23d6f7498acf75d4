import { escapeHtml } from '../../domain/strings/escapeHtml';
import { format } from '../../domain/strings/format';
const markedLine = /^<span class="line /;

/**
 * Gives each line of highlighted code an id (`<id>-L<number>`) and a link to itself. The text stays what it was. The
 * links are one stop of the Tab key; `attachCodeBlock` leads from one to the next by arrows.
 * @param name of each link, with a place for the `{number}` of its line
 */
export function withLineLinks(html: string, id: string, name: string): string {
  return html
    .split('\n')
    .map((line, index) => {
      const number = index + 1;
      const attributes = `id="${id}-L${number}"`;
      const link = `<a href="#${id}-L${number}" aria-label="${escapeHtml(format(name, { number: String(number) }))}" data-number="${number}"${index === 0 ? '' : ' tabindex="-1"'}></a>`;
      return markedLine.test(line)
        ? line.replace(/^<span ([^>]*)>/, (_, own: string) => `<span ${own} ${attributes}>${link}`)
        : `<span class="row" ${attributes}>${link}${line}</span>`;
    })
    .join('\n');
}
