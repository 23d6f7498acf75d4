/** Whether what is typed becomes text: shortcuts without Ctrl or ⌘ are off there. */
export const isInTextField = ({ target }: Pick<Event, 'target'>): boolean =>
  target instanceof Element &&
  target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]');
