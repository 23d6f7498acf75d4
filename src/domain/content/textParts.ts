export interface TextPart {
  text: string;
  isCode: boolean;
}

/** A text whose code is in backticks, in parts. */
export const textParts = (text: string): TextPart[] =>
  text
    .split('`')
    .map((part, index) => ({ text: part, isCode: index % 2 === 1 }))
    .filter((part) => part.text !== '');
