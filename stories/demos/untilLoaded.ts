import { expect, waitFor } from '../kit/storyTest';

/** Until the data of a demo has replaced its progress indicator. That of a button may stay. */
export const untilLoaded = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  waitFor(() => expect(canvasElement.querySelector('[role=progressbar]:not(button *)')).toBeNull());
