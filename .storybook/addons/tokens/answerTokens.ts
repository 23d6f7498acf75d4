import { addons } from 'storybook/preview-api';
import { events } from './tokenReading';

const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];

/** Answers the tool and the panel. What reads style sheets loads late: a story is on screen sooner without it. */
export function answerTokens(): void {
  const channel = addons.getChannel();
  let controller = new AbortController();
  const read = async (event: string, [target]: EventTarget[]) => {
    const { readElement } = await import('./readTokens');
    if (target instanceof Element) channel.emit(event, readElement(target));
  };
  channel.on(events.inspect, (isOn: boolean) => {
    controller.abort();
    controller = new AbortController();
    if (!isOn) return;
    const options = { capture: true, signal: controller.signal };
    for (const name of ['pointerover', 'focusin'])
      addEventListener(name, (event) => void read(events.pointed, event.composedPath()), options);
    for (const name of presses)
      addEventListener(
        name,
        (event) => {
          // The story gets no click: it would change what was pointed at.
          event.preventDefault();
          event.stopImmediatePropagation();
          if (name === 'click') void read(events.chosen, event.composedPath());
        },
        options,
      );
  });
  let outlines: (Animation | undefined)[] = [];
  channel.on(events.outline, (selectors: string[]) => {
    outlines.forEach((outline) => outline?.cancel());
    // Unlike a style, an animation changes nothing that a story or a panel reads.
    const outline = '2px solid var(--docs-palette-primary-main)';
    outlines = selectors.map((selector) =>
      document.querySelector(selector)?.animate([{ outline }, { outline }], { duration: 1e9 }),
    );
  });
  channel.on(events.request, async () => {
    const { readDebt } = await import('./readTokens');
    channel.emit(events.answer, readDebt());
  });
}
