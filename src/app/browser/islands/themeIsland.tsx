import { useEffect } from 'react';
import { ThemeEditorPanel } from '../../../components/ThemeEditor/ThemeEditorPanel';
import { parameterOf } from '../../../domain/preferences/viewParameters';
import type { MountIsland } from './IslandRoot';
import { renderIsland, type IslandProps } from './islands';

/** The theme editor, in the place of its button. */
export const mountIsland: MountIsland = async (button, platform, signal) => {
  const place = button.parentElement!.appendChild(document.createElement('div'));
  place.hidden = true;
  const linked = new URLSearchParams(location.search).get(parameterOf('demoTheme'));
  const open = () => {
    const hadFocus = document.activeElement === button;
    place.hidden = false;
    button.hidden = true;
    if (hadFocus) place.querySelector('button')!.focus();
  };
  const Editor = ({ onReady }: IslandProps) => {
    useEffect(() => onReady(open), [onReady]);
    const results = document.querySelector('[data-theme-results]');
    return <ThemeEditorPanel {...{ linked, results }} />;
  };
  return renderIsland(Editor, 'Theme', platform, signal, place);
};
