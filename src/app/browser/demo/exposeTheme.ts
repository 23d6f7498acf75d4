import type { Theme } from '@mui/material/styles';
import { demoFrameStrings } from '../../../domain/strings/demoFrameStrings';

declare global {
  interface Window {
    /** In the frame of a demo, for its console: the theme of the frame. */
    theme?: Theme;
  }
}

/** Gives the console the theme of a frame, with a line about it in the first frame of a page. */
export function exposeTheme(window: Window, theme: Theme): void {
  const { frameElement } = window;
  const isFirst = frameElement === (frameElement?.ownerDocument.querySelector('iframe') ?? null);
  if (!window.theme && isFirst) console.info(demoFrameStrings['demo.theme']);
  window.theme = theme;
}
