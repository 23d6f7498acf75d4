import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { upperFirst } from '../../src/domain/navigation/menu';

export interface Corpus {
  pages: { file: string; address: string }[];
}

const pagesPerSection = 100;

const words =
  'able above account action active address after again agree allow amount answer apart area around arrive aside balance basic become before begin below beside better between border bottle branch bridge bright bring broad build button careful carry center chain change chapter check choice circle clean clear close cloud collect color column common compare complete contain copy corner correct count cover create cross current danger decide deep define deliver depend describe design detail differ direct divide double draw during early edge effect either empty end enough enter equal even event every exact example except expect explain extra fail family famous fast field figure fill filter final find first fixed flat follow form forward frame free fresh front full gather general given glass grand great green ground group grow guide half handle happen hard head heavy height hidden hold house image inside instead invite island item join journey judge jump keep kind known label large last late layer lead learn leave left length letter level light limit line list little local long lower main major manage map mark market match matter mean measure member middle minute model moment month mountain move narrow nature near need never next normal note notice number object offer often open orange order other outside owner paper part pass path pattern pause people perhaps place plain plan plant point possible prepare present press price print problem produce prove quick quiet quite range rather reach ready reason record reduce remain remember repeat report rest result right river round rule same sample save scale season second section select sense separate serve several shape share sharp short show side sign silver similar simple single size slow small smooth solid sort source space special speed spring square stage stand start state step still stone store story straight stream strong study subject such sudden supply support sure surface table take task teach term thick thing third through time title today together total touch toward trade travel tree trust turn under unit until upper useful usual value various very view visit voice wait walk wall warm water weather week weight whole wide window winter within without wonder word work world write yellow young'.split(
    ' ',
  );

/** A small generator with a state of 32 bits (mulberry32): the same seed gives the same corpus on every machine. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pad = (number: number, width: number) => String(number).padStart(width, '0');

class PageWriter {
  private readonly random: () => number;

  constructor(
    private readonly index: number,
    private readonly addresses: readonly string[],
  ) {
    this.random = seeded(index + 1);
  }

  write(): string {
    const title = upperFirst(this.words(3));
    const lines = [
      '---',
      `title: ${title}`,
      `description: ${upperFirst(this.words(12))}.`,
      '---',
      '',
      `# ${title}`,
      '',
      this.paragraph(6),
      '',
    ];
    for (let section = 1; section <= 9; section += 1) {
      lines.push(
        `${section % 3 === 0 ? '###' : '##'} ${upperFirst(this.words(3))} ${section}`,
        '',
        this.paragraph(3),
        '',
        this.paragraph(4),
        '',
      );
      if (section % 2 === 1 && section < 8) lines.push(...this.fence(section), '');
      if (section === 2) lines.push(...this.table(), '');
      if (section === 4) lines.push(':::info', upperFirst(this.sentence()), ':::', '');
      if (section === 6) lines.push(...this.list(), '');
    }
    return lines.join('\n');
  }

  private pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.random() * items.length)]!;
  }

  private words(count: number): string {
    return Array.from({ length: count }, () => this.pick(words)).join(' ');
  }

  private sentence(): string {
    const decorated = [
      () => this.words(11),
      () => `${this.words(5)} **${this.words(2)}** ${this.words(4)}`,
      () => `${this.words(4)} \`${this.pick(words)}${this.index}\` ${this.words(6)}`,
      () => `${this.words(4)} [${this.words(2)}](${this.pick(this.addresses)}) ${this.words(5)}`,
    ];
    return `${upperFirst(this.pick(decorated)())}.`;
  }

  private paragraph(sentences: number): string {
    return Array.from({ length: sentences }, () => this.sentence()).join(' ');
  }

  private list(): string[] {
    return Array.from({ length: 4 }, () => `- ${this.sentence()}`);
  }

  private table(): string[] {
    const rows = Array.from(
      { length: 6 },
      () => `| \`${this.pick(words)}\` | ${this.pick(words)} | ${this.words(5)} |`,
    );
    return ['| Name | Type | Description |', '| --- | --- | --- |', ...rows];
  }

  private fence(section: number): string[] {
    const name = `${this.pick(words)}${upperFirst(this.pick(words))}${this.index}`;
    const Name = upperFirst(name);
    const [a, b, c] = [this.pick(words), this.pick(words), this.pick(words)];
    const codes: Record<number, string[]> = {
      1: [
        '```bash',
        `npm install ${a}-${b}@${this.index}`,
        `npx ${a} create ./${name} --${c}`,
        '```',
      ],
      3: [
        `\`\`\`tsx title="src/${Name}.tsx" {3-4}`,
        `import { ${Name} } from '@example/${a}';`,
        '',
        `export function ${Name}Page({ ${b} }: { ${b}: string }) {`,
        `  const [${c}, set${upperFirst(c)}] = useState(${this.index});`,
        '  return (',
        `    <${Name} ${b}={${b}} onChange={(value) => set${upperFirst(c)}(value + ${section})}>`,
        `      {${c} > 10 ? '${this.words(3)}' : null}`,
        `    </${Name}>`,
        '  );',
        '}',
        '```',
      ],
      5: [
        '```ts',
        `// ${upperFirst(this.words(6))}`,
        `export async function ${name}(${a}: number, ${b} = '${c}'): Promise<string[]> {`,
        `  const rows = await load(\`/${name}/\${${a}}\`);`,
        `  return rows.filter((row) => row.${c} !== ${b}).map((row) => row.${b}.trim());`,
        '}',
        '```',
      ],
      7: [
        '```json',
        '{',
        `  "${a}": ${this.index},`,
        `  "${b}": ["${this.words(2)}", true, null],`,
        `  "${c}": { "name": "${name}" }`,
        '}',
        '```',
      ],
    };
    return codes[section] ?? [];
  }
}

/**
 * Writes a content folder of so many pages, in sections of 100, the same every time. A page has about 900 words, 10
 * headings, 4 code fences, a table, a list, a callout and some twenty links to other pages.
 */
export function writeCorpus(folder: string, count: number, base: string): Corpus {
  rmSync(folder, { recursive: true, force: true });
  const pages = Array.from({ length: count }, (_, index) => {
    const section = `section-${pad(Math.floor(index / pagesPerSection) + 1, 3)}`;
    const name = `topic-${pad(index + 1, 5)}`;
    return { section, file: `${section}/${name}.mdx`, address: `${base}${section}/${name}/` };
  });
  const addresses = pages.map(({ address }) => address);
  const sections = new Map<string, { pathname: string }[]>();
  for (const [index, { section, file, address }] of pages.entries()) {
    const menu = sections.get(section);
    if (!menu) mkdirSync(path.join(folder, section), { recursive: true });
    sections.set(section, [...(menu ?? []), { pathname: address }]);
    writeFileSync(path.join(folder, file), new PageWriter(index, addresses).write());
  }
  for (const [section, menu] of sections) {
    writeFileSync(
      path.join(folder, section, 'pages.json'),
      JSON.stringify(inGroups(menu, `${base}${section}`), null, 2),
    );
  }
  return { pages };
}

/** A menu of 100 pages as people make them: groups of ten. */
function inGroups(menu: { pathname: string }[], path: string) {
  return Array.from({ length: Math.ceil(menu.length / 10) }, (_, index) => ({
    pathname: `${path}/part-${index + 1}-group`,
    title: `Part ${index + 1}`,
    description: `The pages of part ${index + 1}.`,
    children: menu.slice(index * 10, index * 10 + 10),
  }));
}
