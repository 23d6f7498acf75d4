/** Text, escaped for an element or a quoted attribute. */
export const xmlText = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Lines as an XML file. */
export const xmlFile = (...lines: string[]) =>
  ['<?xml version="1.0" encoding="utf-8"?>', ...lines, ''].join('\n');
