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

/** The text of a page. The same number gives the same text on every machine. */
function pageText(number: number, addresses: readonly string[]): string {
  let state = number;
  const pick = <T>(items: readonly T[]): T => {
    // A multiplicative random number generator, whose products are safe integers.
    state = (state * 48_271) % (2 ** 31 - 1);
    return items[state % items.length]!;
  };
  const some = (count: number) => Array.from({ length: count }, () => pick(words)).join(' ');
  const title = () => upperFirst(some(3));
  const sentences: (() => string)[] = [
    () => some(11),
    () => `${some(5)} **${some(2)}** ${some(4)}`,
    () => `${some(4)} \`${pick(words)}${number}\` ${some(6)}`,
    () => `${some(4)} [${some(2)}](${pick(addresses)}) ${some(5)}`,
  ];
  const sentence = () => `${upperFirst(pick(sentences)())}.`;
  const paragraph = (length: number) => Array.from({ length }, sentence).join(' ');
  const rows = () =>
    Array.from({ length: 6 }, () => `| \`${pick(words)}\` | ${pick(words)} | ${some(5)} |`);
  const section = (depth: string) => `${depth} ${title()}\n\n${paragraph(3)}\n\n${paragraph(4)}`;
  const [a, b, c] = [pick(words), pick(words), pick(words)];
  const name = `${a}${upperFirst(b)}${number}`;
  return `---
title: ${title()}
description: ${upperFirst(some(12))}.
---

# ${title()}

${paragraph(6)}

${section('##')}

\`\`\`bash
npm install ${a}-${b}@${number}
npx ${a} create ./${name} --${c}
\`\`\`

${section('##')}

| Name | Type | Description |
| --- | --- | --- |
${rows().join('\n')}

${section('###')}

\`\`\`tsx title="src/Page.tsx" {3-4}
import { ${upperFirst(name)} } from '@example/${a}';

export function Page({ ${b} }: { ${b}: string }) {
  const [count, setCount] = useState(${number});
  return (
    <${upperFirst(name)} ${b}={${b}} onChange={(value) => setCount(value + 3)}>
      {count > 10 ? '${some(3)}' : null}
    </${upperFirst(name)}>
  );
}
\`\`\`

${section('##')}

:::info
${sentence()}
:::

${section('##')}

\`\`\`ts
// ${title()}
export async function ${name}(${a}: number, ${b} = '${c}'): Promise<string[]> {
  const rows = await load(\`/${name}/\${${a}}\`);
  return rows.filter((row) => row.${c} !== ${b}).map((row) => row.${b}.trim());
}
\`\`\`

${section('###')}

${Array.from({ length: 4 }, () => `- ${sentence()}`).join('\n')}

${section('##')}

\`\`\`json
{
  "${a}": ${number},
  "${b}": ["${some(2)}", true, null],
  "${c}": { "name": "${name}" }
}
\`\`\`

${section('##')}

${section('###')}
`;
}

/**
 * Writes a content folder of so many pages, in sections of 100, the same every time. A page has about 900 words, 10
 * headings, 4 code fences, a table, a list, a callout and some twenty links to other pages.
 */
export function writeCorpus(folder: string, count: number, base: string): Corpus {
  rmSync(folder, { recursive: true, force: true });
  const nameOf = (what: string, number: number) => `${what}-${String(number).padStart(5, '0')}`;
  const pages = Array.from({ length: count }, (_, index) => {
    const name = `${nameOf('section', Math.floor(index / pagesPerSection) + 1)}/${nameOf('topic', index + 1)}`;
    return { file: `${name}.mdx`, address: `${base}${name}/` };
  });
  const addresses = pages.map(({ address }) => address);
  for (let first = 0; first < count; first += pagesPerSection) {
    const section = path.dirname(pages[first]!.file);
    mkdirSync(path.join(folder, section), { recursive: true });
    writeFileSync(
      path.join(folder, section, 'pages.json'),
      JSON.stringify(inGroups(addresses.slice(first, first + pagesPerSection), base + section)),
    );
  }
  for (const [index, { file }] of pages.entries())
    writeFileSync(path.join(folder, file), pageText(index + 1, addresses));
  return { pages };
}

/** A menu of 100 pages as people make them: groups of ten. */
function inGroups(addresses: readonly string[], path: string) {
  return Array.from({ length: Math.ceil(addresses.length / 10) }, (_, index) => ({
    pathname: `${path}/part-${index + 1}-group`,
    title: `Part ${index + 1}`,
    description: `The pages of part ${index + 1}.`,
    children: addresses.slice(index * 10, index * 10 + 10).map((pathname) => ({ pathname })),
  }));
}
