import { broken, flat, literalSource, type Source } from '../code/objectSource';
import { isRecord } from '../isRecord';
import {
  methodRow,
  type CallHole,
  type CodeHole,
  type CodePiece,
  type ElementHole,
  type Setting,
} from './Playground';

/** Characters of a line, as Prettier wraps code on pages. */
const width = 84;

const pad = (indent: number) => ' '.repeat(indent);

/** The settings as one object: `slots.header` is a member of `slots`. */
function tree(settings: readonly Setting[]): Record<string, Source> {
  const root: Record<string, Source> = {};
  for (const [path, value, isPart] of settings) {
    const names = path.split('.');
    const last = names.pop()!;
    let at = root;
    for (const name of names) {
      const inner = at[name];
      at = isRecord(inner) ? (inner as Record<string, Source>) : ((at[name] = {}) as typeof root);
    }
    at[last] = isPart ? String(value) : literalSource(value);
  }
  return root;
}

function attribute(name: string, source: Source, indent: number): string {
  if (source === 'true') return name;
  const text = typeof source === 'string' && /^(['"])([^"&\\]*)\1$/.exec(source)?.[2];
  if (typeof text === 'string') return `${name}="${text}"`;
  const short = `${name}={${flat(source)}}`;
  return typeof source === 'string' || indent + short.length <= width
    ? short
    : `${name}={${broken(source, indent, width)}}`;
}

function elementSource(hole: ElementHole, settings: readonly Setting[]): string {
  const props = tree(settings);
  const { indent, name, end } = hole;
  const attributes = [
    ...hole.attributes.filter(([own]) => !(own in props)).map(([, source]) => source),
    ...Object.entries(props).map(([prop, source]) => attribute(prop, source, indent + 2)),
  ];
  const line = `${pad(indent)}<${[name, ...attributes].join(' ')}${end === '/>' ? ' />' : '>'}`;
  if (line.length <= width && !line.includes('\n')) return line;
  const lines = attributes.map((one) => `\n${pad(indent + 2)}${one}`);
  return `${pad(indent)}<${name}${lines.join('')}\n${pad(indent)}${end}`;
}

function callSource(hole: CallHole, settings: readonly Setting[]): string {
  const values = tree(settings);
  const { indent, args, after } = hole;
  const method = settings.find(([path]) => path === methodRow)?.[1];
  const before = pad(indent) + hole.before.replace(`[props.${methodRow}]`, `.${method}`);
  const given = args.flatMap((name) => values[name] ?? []);
  const line = `${before}(${given.map(flat).join(', ')})${after}`;
  if (line.length <= width) return line;
  const last = given.at(-1)!;
  // As Prettier does: the last argument alone is broken where it is an object.
  const hugged = [...given.slice(0, -1).map(flat), broken(last, indent, width)].join(', ');
  const opening = `${before}(${hugged.split('\n')[0]}`;
  if (typeof last !== 'string' && opening.length <= width) return `${before}(${hugged})${after}`;
  const lines = given.map((one) => {
    const short = flat(one);
    const fits = indent + short.length + 3 <= width;
    return `${pad(indent + 2)}${fits ? short : broken(one, indent + 2, width)},\n`;
  });
  return `${before}(\n${lines.join('')}${pad(indent)})${after}`;
}

/** Makes source into highlighted HTML. */
type Highlight = (source: string) => string;

const indented = (piece: CodePiece): piece is CodeHole => piece.kind !== 'lines';

/** The element or the call alone, as `playgroundCode` has it, from the margin. */
export function playgroundPreview(
  pieces: readonly CodePiece[],
  settings: readonly Setting[],
  highlight: Highlight,
): string {
  return pieces
    .filter(indented)
    .map((hole) => {
      const source =
        hole.kind === 'element' ? elementSource(hole, settings) : callSource(hole, settings);
      const rest = hole.kind === 'element' && hole.end === '>' ? `\n  …\n</${hole.name}>` : '';
      return highlight(source.replace(new RegExp(`^ {${hole.indent}}`, 'gm'), '') + rest);
    })
    .join('\n\n');
}

/** The file of a demo with what is set in it, as highlighted inner HTML of `<code>`. */
export function playgroundCode(
  pieces: readonly CodePiece[],
  settings: readonly Setting[],
  highlight: Highlight,
): string {
  const parts = settings.flatMap(([, value, isPart]) => (isPart ? [value] : []));
  return pieces
    .flatMap((piece) => {
      if (piece.kind === 'element') return highlight(elementSource(piece, settings));
      if (piece.kind === 'call') return highlight(callSource(piece, settings));
      const isNeeded = !piece.parts || piece.parts.some((part) => parts.includes(part));
      return isNeeded ? piece.html : [];
    })
    .join('\n')
    .replace(/^\n+/, '');
}
