import type { within } from '../../kit/storyTest';
import { outcomeMilliseconds } from '../../../src/platform/page/showOutcome';
import type { FakePlatform } from '../../kit/createFakePlatform';

interface Story {
  canvas: Pick<ReturnType<typeof within>, 'getAllByRole'>;
  platform: FakePlatform;
  userEvent: { click(element: Element): Promise<void> };
}

/** Copies the first code of a story, for stories about something else: the button ends as it was. */
export async function copyCode({ canvas, platform, userEvent }: Story): Promise<void> {
  const [button] = canvas.getAllByRole('button', { name: 'Copy code' });
  await userEvent.click(button!);
  await platform.clock.advance(outcomeMilliseconds);
  button!.blur();
}
