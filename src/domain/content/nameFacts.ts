import { isRecord } from '../isRecord';
import { plainSentence } from '../strings/sentences';

/** What a card says of a name in code. */
export interface NameFacts {
  /** TypeScript. */
  signature: string;
  isRequired: boolean;
  /** TypeScript. */
  default?: string | undefined;
  /** Version. */
  added?: string | undefined;
  sentence: string;
}

interface Named {
  name: string;
  required?: boolean;
}

/** What cards read of a published record, and of its rows and types; see `src/reference/document`. */
interface Entry extends Named {
  anchor?: string;
  type?: { text: string };
  default?: string;
  summary?: { text: string };
  description?: { text: string };
  past?: { kind: string; version: string }[];
  signatures?: { text: string; description?: { text: string } }[];
  imports?: { subpath: string };
  import?: string;
  members?: Named[];
  /** Of a type. */
  kind?: string;
  declaration?: { text: string };
}

function findEntry(node: unknown, anchor: string): Entry | undefined {
  if (!isRecord(node) && !Array.isArray(node)) return undefined;
  if (isRecord(node) && node['anchor'] === anchor) return node as unknown as Entry;
  for (const part of Object.values(node)) {
    const found = findEntry(part, anchor);
    if (found) return found;
  }
  return undefined;
}

const optional = ({ name, required }: Named) => (required ? name : `${name}?`);

function signatureOf(entry: Entry): string {
  const { name, type, signatures, imports, members = [], kind, declaration } = entry;
  if (type) return `${optional(entry)}: ${type.text}`;
  if (signatures?.[0]) return name + signatures[0].text;
  if (members.length > 0) return `${name} { ${members.map(optional).join('; ')} }`;
  if (declaration) return kind === 'alias' ? `${name} = ${declaration.text}` : declaration.text;
  return imports?.subpath ?? entry.import ?? name;
}

/**
 * What a published record says of the part with an anchor, and of the whole without one.
 * @param document the record of a reference page, as JSON
 * @param name that the page documents without an entry of its own: nothing else is said of it
 */
export function nameFacts(document: unknown, anchor: string, name?: string): NameFacts | undefined {
  if (!isRecord(document)) return undefined;
  const whole = document['record'] as Entry | undefined;
  const entry = findEntry(document, anchor) ?? whole;
  if (!entry) return undefined;
  if (name && anchor === '' && name !== whole!.name)
    return { signature: name, isRequired: false, sentence: '' };
  const text = (entry.description ?? entry.summary ?? entry.signatures?.[0]?.description)?.text;
  return {
    signature: signatureOf(entry),
    isRequired: entry.required ?? false,
    default: entry.default,
    added: entry.past?.find(({ kind }) => kind === 'added')?.version.replace(/\.0$/, ''),
    sentence: text === undefined ? '' : plainSentence(text),
  };
}
