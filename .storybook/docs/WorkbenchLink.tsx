import type { MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Entry } from './entries';

type Globals = Readonly<Record<string, string | undefined>>;

export const globalsInUrl = (globals: Globals) =>
  Object.entries(globals)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}:${value}`))
    .join(';');

/** Opens another entry of the sidebar without loading the workbench again. */
export function openInWorkbench(url: string, globals?: Globals) {
  if (window.parent === window) return location.assign(url);
  const channel = addons.getChannel();
  if (globals) channel.emit(UPDATE_GLOBALS, { globals });
  channel.emit(NAVIGATE_URL, url);
}

interface Props {
  to: Pick<Entry, 'id'> & { type?: Entry['type'] };
  /** The globals with which the story opens; those that are undefined are reset. */
  globals?: Globals;
  /** Names a link without text. */
  label?: string;
  children?: ReactNode;
}

/** A link to another entry of the sidebar. */
export function WorkbenchLink({ to: { id, type = 'story' }, globals, label, children }: Props) {
  const url = `?path=/${type}/${id}`;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || window.parent === window) return;
    event.preventDefault();
    openInWorkbench(url, globals);
  };
  return (
    <a
      aria-label={label}
      href={`./${url}${globals ? `&globals=${globalsInUrl(globals)}` : ''}`}
      target="_top"
      onClick={open}
    >
      {children}
    </a>
  );
}
