import { lineId } from '../../domain/code/codeAnchors';
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
      const number = String(index + 1);
      const own = lineId(id, index + 1);
      const label = escapeHtml(format(name, { number }));
      const link = `<a href="#${own}" aria-label="${label}" data-number=""${index === 0 ? '' : ' tabindex="-1"'}></a>`;
      return markedLine.test(line)
        ? line.replace(/^<span ([^>]*)>/, (_, rest: string) => `<span ${rest} id="${own}">${link}`)
        : `<span class="row" id="${own}">${link}${line}</span>`;
    })
    .join('\n');
}
