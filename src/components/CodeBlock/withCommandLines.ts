/** A tag, or a word in which a browser would break the line. */
const tagOrHyphenatedWord = /(<[^>]*>)|[^\s<>]+-[^\s<>]*/g;

/**
 * Highlighted commands, each of which can wrap: its further lines are indented, and an option, such as `--no-install`,
 * stays whole. The text stays what it was.
 */
export const withCommandLines = (html: string): string =>
  html
    .split('\n')
    .map((line) => {
      const words = line.replace(
        tagOrHyphenatedWord,
        (part, tag?: string) => tag ?? `<span class="word">${part}</span>`,
      );
      return `<span class="command">${words}</span>`;
    })
    .join('\n');
