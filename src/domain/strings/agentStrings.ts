/** Strings around the text of a page, and of the lists for AI tools. */
export const agentStrings = {
  'llms.data': 'Reference and design tokens as JSON',
  'llms.full': 'All pages of {product}',
  'llms.fullText': 'The text of every page of {product} in one file.',
  'llms.fullTitle': 'Complete documentation',
  'llms.reference': 'All reference records',
  'llms.referenceText': 'Every component, hook and function, with its types.',
  'llms.skill':
    'For coding agents, there is a skill: [SKILL.md]({site}skills/{name}/SKILL.md). Install it with `npx skills add {site}`.',
  'llms.tokens': 'Design tokens',
  'llms.tokensText':
    'How the files of design tokens of this site go together: base, light, dark and dense (DTCG 2025.10).',
  'markdown.connect': 'Connect the MCP server',
  'markdown.copied': 'Copied',
  'markdown.copy': 'Copy as Markdown',
  'markdown.failed': 'Could not copy',
  'markdown.list': 'Looking for another page? [llms.txt]({href}) lists them all.',
  'markdown.menu': 'Markdown and AI tools',
  'markdown.openIn': 'Open in {name}',
  'markdown.view': 'View as Markdown',
  'prompt.ask': 'Read {url} and answer my questions about it.',
  'prompt.copy': 'Copy prompt',
  'prompt.follow': 'Follow the page "{subject}" of {product} {version} in this project.',
  'prompt.text':
    '1. Read {url}. All other pages are listed in {list}.\n2. Run the commands of the page, if it has any. If {package} is missing, run `{install}`.\n3. Run the type check of the project. If the MCP server of these docs is connected, pass the code that you wrote to its tool check_code. Fix what they report.\n',
  'prompt.use': 'Use {subject} of {product} {version} in this project.',
  'related.inPlace': '{title} ({place})',
  'related.label': 'Related pages',
  'skill.component': '- `{name}`: {summary} [Reference]({page}), [JSON]({record})',
  'skill.pitfalls': 'Pitfalls by page',
};
