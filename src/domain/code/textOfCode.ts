const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** The text of code as `highlight` writes it. */
export const textOfCode = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity]!);
