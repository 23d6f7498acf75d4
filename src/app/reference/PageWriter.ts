import { slug } from 'github-slugger';
import { textLimits } from '../../content/plugins/remarkFrontMatter';
import { proseWords } from './proseText';

/** A reference page as an author would have written it. */
export interface WrittenPage {
  /** As if it lay in the content folder; gives its address. */
  file: string;
  /** MDX. */
  text: string;
  /** Tables whose rows the list of contents shows, by the id of the heading above. */
  listed: Record<string, string>;
}

/** Text that MDX takes as it is. */
export const literal = (text: string) => `{${JSON.stringify(text)}}`;

/** Code in a sentence. */
export function codeText(text: string): string {
  const fence = '`'.repeat(
    Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1,
  );
  return `${fence}${text}${fence}`;
}

/** As much of a text as fits a description: whole sentences, else whole words. */
export function descriptionOf(markdown: string): string {
  const words = proseWords(markdown);
  if (words.length <= textLimits.description) return words;
  const cut = words.slice(0, textLimits.description - 1);
  const sentence = /^.*[.!?](?=\s)/s.exec(cut)?.[0];
  return sentence ?? `${cut.replace(/\s+\S*$/, '')}…`;
}

/** Writes a page piece by piece. Markdown that comes from elsewhere goes through `proseMarkdown` first. */
export class PageWriter {
  private readonly parts: string[] = [];
  private readonly listed: Record<string, string> = {};

  constructor(
    private readonly file: string,
    title: string,
    description: string,
    heading = title,
  ) {
    this.parts.push(
      [
        '---',
        `title: ${JSON.stringify(title)}`,
        `description: ${JSON.stringify(descriptionOf(description))}`,
        'ad: true',
        '---',
      ].join('\n'),
      `# ${heading}`,
    );
  }

  add(...parts: string[]): this {
    this.parts.push(...parts.filter((part) => part !== ''));
    return this;
  }

  /** A heading whose address is the same in every language: in English, what its words make of it. */
  heading(id: string, title: string, depth = 2): this {
    return this.add(
      slug(title) === id
        ? `${'#'.repeat(depth)} ${title}`
        : `<h${depth} id="${id}">${literal(title)}</h${depth}>`,
    );
  }

  code(language: string, text: string): this {
    return this.add(`\`\`\`${language}\n${text}\n\`\`\``);
  }

  list(items: readonly string[]): this {
    return this.add(items.map((item) => `- ${item}`).join('\n'));
  }

  table(name: string): this {
    return this.add(`<ApiTable of=${JSON.stringify(name)} />`);
  }

  /** A table whose rows the list of contents shows. */
  listedTable(headingId: string, name: string): this {
    this.listed[headingId] = name;
    return this.table(name);
  }

  /**
   * A field that filters the tables which are filtered together.
   * @param label names what they hold
   */
  filter(label: string, count: number): this {
    return this.add(`<ApiFilter label=${JSON.stringify(label)} count={${count}} />`);
  }

  /** Something wide that most readers do not look for. */
  fold(summary: string, tableName: string): this {
    return this.add(
      [
        '<details>',
        `<summary>${literal(summary)}</summary>`,
        '',
        `<ApiTable of=${JSON.stringify(tableName)} />`,
        '',
        '</details>',
      ].join('\n'),
    );
  }

  done(): WrittenPage {
    return { file: this.file, text: `${this.parts.join('\n\n')}\n`, listed: this.listed };
  }
}
