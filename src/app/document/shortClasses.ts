/** Digits of a hash that pages keep: hashes are what compresses least in them. */
const kept = 4;

/**
 * Replaces Emotion's classes, `css-1ko5g6e`, by short ones, `_5g6e`.
 * @throws {Error} when two classes would become one
 */
export class ShortClasses {
  private readonly originals = new Map<string, string>();

  /** A text in which every class is Emotion's, such as a class attribute or a rule. */
  shorten(text: string): string {
    return text.replace(/\bcss-(\w+)/g, (original, hash: string) => {
      const short = `_${hash.slice(-kept)}`;
      const known = this.originals.get(short) ?? original;
      if (known !== original)
        throw new Error(
          `The classes ${known} and ${original} end alike, and pages would mix up their rules. Keep more digits in src/app/document/shortClasses.ts.`,
        );
      this.originals.set(short, original);
      return short;
    });
  }

  shortenMarkup(html: string): string {
    return html.replace(/ class="[^"]*"/g, (attribute) => this.shorten(attribute));
  }

  /** Emotion's class behind a short one. */
  originalOf = (short: string): string =>
    short.replace(/^_\w+/, (found) => this.originals.get(found) ?? found);
}
