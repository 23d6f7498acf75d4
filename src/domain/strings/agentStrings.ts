/** Strings for readers with AI tools, and of the lists for those tools. */
export const agentStrings = {
  'llms.data': 'Reference as JSON',
  'llms.full': 'All pages of {product}',
  'llms.fullText': 'The text of every page of {product} in one file.',
  'llms.fullTitle': 'Whole products',
  'llms.reference': 'All records of the reference',
  'llms.referenceText': 'Every component, hook and function with its types.',
  'markdown.copied': 'Copied',
  'markdown.copy': 'Copy as Markdown',
  'markdown.failed': 'Could not copy',
  'markdown.view': 'View as Markdown',
};
