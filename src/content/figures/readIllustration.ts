import { Resvg } from '@resvg/resvg-js';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import type { Problem } from '../Problem';

const elements = ['circle', 'ellipse', 'g', 'line', 'path', 'rect'];
/** As the HTML parser names them. */
const attributes = [
  ...[
    'cx',
    'cy',
    'd',
    'height',
    'r',
    'rx',
    'ry',
    'transform',
    'width',
    'x',
    'x1',
    'x2',
    'y',
    'y1',
    'y2',
  ],
  'dataInk',
];
/** What `Illustration.styles` knows to draw. */
const inks = [
  'surface',
  'soft',
  'wash',
  'fill',
  'bar',
  'bar-hue',
  'bar-on-hue',
  'line-hue',
  'line-on-hue',
  'dash',
];
const viewBox = '0 0 320 200';

/** The fault of a text that is not well-formed, and its line; undefined where there is none. */
function syntaxError(text: string): { line: number; message: string } | undefined {
  try {
    new Resvg(text);
    return undefined;
  } catch (error) {
    const message = String((error as Error).message ?? error);
    const line = Number(/ at (\d+):\d+/.exec(message)?.[1] ?? 1);
    return { line, message: message.replace(/^.*?cause /, '') };
  }
}

/** What is wrong with an element of an illustration, or undefined. */
function faultOf({ tagName, properties }: Element): string | undefined {
  if (!elements.includes(tagName)) return `The element <${tagName}> is not allowed.`;
  const unknown = Object.keys(properties).find((name) => !attributes.includes(name));
  if (unknown !== undefined) return `The attribute \`${unknown}\` of <${tagName}> is not allowed.`;
  const { dataInk } = properties;
  return dataInk === undefined || inks.includes(String(dataInk))
    ? undefined
    : `There is no ink ${String(dataInk)}.`;
}

/**
 * Reads an illustration. It becomes part of pages, so it has no scripts, references, ids or styles of its own.
 * @returns the markup inside of `<svg>`
 */
export function readIllustration(
  text: string,
  displayFile: string,
): { markup: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const report = (line: number, what: string) =>
    problems.push({
      file: displayFile,
      line,
      what,
      why: 'The illustration is part of pages, in the colors of their theme.',
      fix: `Write <svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"> with ${elements.join(', ')}, their geometry, and \`data-ink\`: ${inks.join(', ')}.`,
    });
  const error = syntaxError(text);
  if (error) {
    report(error.line, `Not valid SVG: ${error.message}.`);
    return { markup: '', problems };
  }
  const tree = fromHtml(text, { fragment: true });
  const svg = tree.children.find((node) => node.type === 'element');
  if (svg?.properties['viewBox'] !== viewBox) report(1, `The viewBox is not \`${viewBox}\`.`);
  const content: Root = { type: 'root', children: svg?.children ?? [] };
  visit(content, (node, index, parent) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'element') {
      const fault = faultOf(node);
      if (fault) report(line, fault);
    } else if (node.type !== 'root' && parent && index !== undefined) {
      if (node.type === 'text' && node.value.trim() !== '')
        report(
          line + /^\s*/.exec(node.value)![0].split('\n').length - 1,
          `Text is not allowed: \`${node.value.trim()}\`.`,
        );
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
  return { markup: toHtml(content, { space: 'svg' }), problems };
}
