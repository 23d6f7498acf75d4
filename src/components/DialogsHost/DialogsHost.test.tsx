import { ThemeProvider } from '@mui/system';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteTheme } from '../../theme/siteTheme';
import { DialogsHost, useDocsDialogs } from './DialogsHost';

function Opener() {
  useDocsDialogs();
  return <button type="button">Open</button>;
}

test('outside its provider the error names the missing provider', () => {
  expect(() => renderToString(<Opener />)).toThrow(/no DialogsHost above it.*<DialogsHost>/);
});

test('inside it, nothing is open at first', () => {
  const html = renderToString(
    <ThemeProvider theme={siteTheme}>
      <DialogsHost>
        <Opener />
      </DialogsHost>
    </ThemeProvider>,
  );
  // Without the rules that Emotion renders on the server.
  expect(html.replaceAll(/<style.*?<\/style>/g, '')).toBe('<button type="button">Open</button>');
});
