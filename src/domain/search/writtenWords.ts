/** A word as it is written: `theme.yml`, `use-dialogs` and `DashboardLayout` are one each. */
export const writtenWord = /[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*/gu;

/** Words of a text as they are written. */
export const writtenWords = (text: string): string[] => text.match(writtenWord) ?? [];
