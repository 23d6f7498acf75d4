/** Elements whose text is code, or formatted by the browser. */
const quoted = new Set(['code', 'pre', 'time', 'bdi']);

/** Void elements. */
const empty = new Set(['meta', 'link', 'input', 'br', 'hr', 'img']);

/** Attributes that are shown or announced, or that a script shows later. */
const spoken =
  /^(?:aria-label|aria-description|title|placeholder|alt|data-(?:done|failed|found|nothing|zero|one|two|few|many|other|thanks|label|tip))$/;

/** Attributes that hold strings for a script as JSON. */
const spokenJson = /^data-(?:privacy|texts|slot)$/;

/** Metadata for link previews, search engines and AI tools. */
const spokenMeta = /^(?:description|og:title|og:description|og:site_name|og:image:alt)$/;

/** Text that is the same in every language. */
const namesEverywhere = [
  'Toolpad Core',
  'Toolpad Studio',
  'Toolpad',
  'Core',
  'Studio',
  'GitHub',
  'Stack Overflow',
  'Discord',
  'llms.txt',
  'MUI System',
  'Tailwind',
  'CSS',
  'TypeScript',
  'JavaScript',
  'TS',
  'JS',
];

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };
const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|(\w+));/gi, (_, hex: string | undefined, name: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (entities[name] ?? ' '),
  );

/** What is not shown, and places where a word may break. */
const unread = /<!doctype[^>]*>|<!--.*?-->|<wbr\/?>|<(script|style)\b.*?<\/\1>/gis;

/** Strings in JSON written by the build; of the ad slot, its name only. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values('labels' in value ? (value.labels as object) : value).flatMap(stringsIn)
      : [];

/** Whether Latin letters remain without pseudo-localized strings, names, URLs, files and versions. */
function isLeft(text: string, names: readonly string[]): boolean {
  const rest = text
    .replace(/⟦[^⟧]*⟧|\u202e[^\u202c]*\u202c/g, '')
    .replace(/\{+\w+\}+/g, '')
    .replace(/https?:\S+|(?:^|\s)\/\S*/g, '')
    .replace(/\bv?\d+(?:\.\d+)+/g, '')
    .replace(/\b[\w-]+(?:\.[\w-]+)*\.(?:tsx?|jsx?|css|json)\b/g, '');
  return /\p{Script=Latin}/u.test(names.reduce((left, name) => left.replaceAll(name, ''), rest));
}

/**
 * The plain text, names and metadata in a page of a pseudo-locale, each with its position.
 * The content of the page must be in another alphabet.
 * @param html as the build writes it
 * @param names that are the same in every language
 */
export function leftInEnglish(html: string, names: readonly string[] = []): string[] {
  const known = [...names, ...namesEverywhere].sort((a, b) => b.length - a.length);
  const left: string[] = [];
  const check = (where: string, text: string) =>
    void (isLeft(text, known) && left.push(`${where}: ${text}`));
  const open: string[] = [];
  for (const [, tag, attributes = '', text = ''] of html
    .replace(unread, '')
    .matchAll(/<(\/?[a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi)) {
    if (tag === undefined) {
      if (text.trim() !== '' && !open.some((element) => quoted.has(element)))
        check(open.at(-1) ?? '', decoded(text).trim());
      continue;
    }
    if (tag.startsWith('/')) {
      open.length = open.lastIndexOf(tag.slice(1).toLowerCase());
      continue;
    }
    const given = new Map(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [
        name!.toLowerCase(),
        decoded(value!),
      ]),
    );
    for (const [name, value] of given) {
      if (spoken.test(name)) check(`${tag} ${name}`, value);
      if (spokenJson.test(name))
        for (const one of stringsIn(JSON.parse(value))) check(`${tag} ${name}`, one);
    }
    if (tag === 'meta' && spokenMeta.test(given.get('name') ?? given.get('property') ?? ''))
      check('meta', given.get('content') ?? '');
    if (!empty.has(tag.toLowerCase())) open.push(tag.toLowerCase());
  }
  return left;
}
