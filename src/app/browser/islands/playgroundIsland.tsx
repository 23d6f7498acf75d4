import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PlaygroundPanel } from '../../../components/Playground/PlaygroundPanel';
import type { Playground } from '../../../domain/content/Playground';
import { format } from '../../../domain/strings/format';
import { strings } from '../../../domain/strings/strings';
import { fetchJson } from '../../../platform/page/fetchText';
import type { MountIsland } from './IslandRoot';
import { renderIsland, type IslandProps } from './islands';

/** A playground, in the place of its button. */
export const mountIsland: MountIsland = async (button, platform, signal) => {
  const playground = (await fetchJson(button.dataset['playground']!)) as Playground;
  const figure = button.closest('figure')!;
  const title = format(strings['playground.title'], { name: playground.of });
  const Opened = ({ onReady }: IslandProps) => {
    const [isOpen, setIsOpen] = useState(false);
    useEffect(() => {
      onReady(() => {
        const hadFocus = button === document.activeElement;
        platform.analytics.send({ name: 'demo', eventAction: 'open', eventLabel: figure.id });
        button.parentElement!.hidden = true;
        // From here on it is one: its tools are those of a demo.
        Object.assign(figure.dataset, { demoFrame: '', code: '' });
        flushSync(() => setIsOpen(true));
        if (hadFocus) figure.querySelector<HTMLElement>('[role=group]')!.focus();
      });
    }, [onReady]);
    return isOpen && <PlaygroundPanel playground={playground} title={title} />;
  };
  const place = figure.appendChild(document.createElement('div'));
  return renderIsland(Opened, 'Playground', platform, signal, place);
};
