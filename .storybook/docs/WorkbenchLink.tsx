import type { MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Entry } from './entries';

interface Props {
  to: Pick<Entry, 'id'> & { type?: Entry['type'] };
  /** The mode in which the story opens. */
  globals?: Readonly<Record<string, string | undefined>>;
  className?: string;
  children: ReactNode;
}

/** A link to another entry of the sidebar: a click changes the story without loading the workbench again. */
export function WorkbenchLink({ to: { id, type = 'story' }, globals, className, children }: Props) {
  const url = `?path=/${type}/${id}`;
  const pairs = Object.entries(globals ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}:${value}`,
  );
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || window.parent === window) return;
    event.preventDefault();
    const channel = addons.getChannel();
    if (globals) channel.emit(UPDATE_GLOBALS, { globals });
    channel.emit(NAVIGATE_URL, url);
  };
  return (
    <a
      className={className}
      href={`./${url}${pairs.length > 0 ? `&globals=${pairs.join(';')}` : ''}`}
      target="_top"
      onClick={open}
    >
      {children}
    </a>
  );
}
