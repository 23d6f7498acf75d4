import { addons } from 'storybook/preview-api';
import { seconds } from '../../../stories/kit/adTimes';
import type { ManualClock } from '../../../stories/kit/createManualClock';
import { answer, linesOf, request, type ReadItem } from './reading';

const alert = '[role="alert"]';
const whole = `${alert}, [role="status"], output`;

/** The live regions that speak a change: the one around it, or alerts that it brings. */
function regionsOf(target: Node, added: readonly Node[]): Element[] {
  const parent = target instanceof Element ? target : target.parentElement;
  const around = parent?.closest(`${whole}, [aria-live], [role="log"]`);
  const elements = added.filter((node) => node instanceof Element);
  const brought = elements.flatMap((element) => [element, ...element.querySelectorAll('*')]);
  return around ? [around] : brought.filter((element) => element.matches(alert));
}

/** Notes from now on what a screen reader gets of a story, for the panel and as text. */
export function startScreenReader(storyId: string, clock: ManualClock) {
  const spoken: ReadItem[] = [];
  // Demos use the real clock.
  const isRealTime = storyId.startsWith('demos-');
  const now = () => (isRealTime ? Math.round(performance.now() / 100) * 100 : clock.now());
  const start = now();
  const speak = (region: Element, added: readonly Node[]) => {
    const role = region.ariaLive ?? (region.matches(alert) ? 'assertive' : 'polite');
    const isHidden =
      !region.checkVisibility() || region.closest('body [inert], [aria-hidden="true"]');
    if (role === 'off' || isHidden) return;
    const isWhole = region.ariaAtomic ? region.ariaAtomic === 'true' : region.matches(whole);
    const said = isWhole ? [region] : added.filter(({ isConnected }) => isConnected);
    const texts = said.map((node) => (node as HTMLElement).innerText ?? node.textContent);
    const name = texts.join(' ').replace(/\s+/g, ' ').trim();
    const time = `at ${seconds(now() - start)}`;
    const when = isRealTime ? { details: [], note: `${time}, real time` } : { details: [time] };
    const item = { role, name, ...when };
    // One text can come in several changes.
    if (name && JSON.stringify(item) !== JSON.stringify(spoken.at(-1))) spoken.push(item);
  };
  const hear = (records: readonly MutationRecord[]) => {
    for (const { type, target, addedNodes } of records) {
      const added = type === 'characterData' ? [target] : [...addedNodes];
      if (added.length > 0) regionsOf(target, added).forEach((region) => speak(region, added));
    }
    return spoken;
  };
  const observer = new MutationObserver(hear);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const heard = () => hear(observer.takeRecords());
  // The observer runs after the story has moved its clock by seconds, and all texts would have the last time.
  clock.afterTimer = heard;
  const read = async () => {
    // A story is on screen sooner without it.
    const { readDocument } = await import('./readDocument');
    return { ...readDocument(document.body), spoken: heard() };
  };
  const channel = addons.getChannel();
  const send = async () => channel.emit(answer, storyId, await read());
  channel.on(request, send);
  return {
    lines: async (): Promise<string[]> => linesOf(await read()),
    stop() {
      observer.disconnect();
      channel.off(request, send);
    },
  };
}
