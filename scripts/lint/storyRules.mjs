const noStyles =
  'A story shows a component as it ships: put what a story needs around it, styles included, in stories/kit.';
const roots = 'Stories are rendered by the decorator asOnPage: import no React root.';

/**
 * Restricted syntax: stories outside of the kit have no styles, timers or React roots of their own.
 *
 * @type {{ selector: string, message: string }[]}
 */
export const storyRules = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Use preview.meta of .storybook, whose decorators show a story as it reaches a page.',
  },
  { selector: 'ImportSpecifier[imported.name="styled"]', message: noStyles },
  { selector: 'ImportDeclaration[source.value=/^@emotion|\\.css$/]', message: noStyles },
  { selector: 'JSXOpeningElement[name.name="style"]', message: noStyles },
  { selector: 'JSXAttribute[name.name="style"]', message: noStyles },
  { selector: 'ImportSpecifier[imported.name=/^(create|hydrate)Root$/]', message: roots },
  {
    selector: 'CallExpression[callee.name="requestAnimationFrame"]',
    message: 'Wait for what the story shows, or use nextFrame of stories/kit.',
  },
];
