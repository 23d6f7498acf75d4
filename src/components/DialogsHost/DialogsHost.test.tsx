import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useDocsDialogs } from './DialogsHost';

function Opener() {
  useDocsDialogs();
  return null;
}

test('outside its provider the error names the missing provider', () => {
  expect(() => renderToString(<Opener />)).toThrow(/no DialogsHost above it.*<DialogsHost>/);
});
