import { expect, test } from 'vitest';
import { elementInWords, keysInWords, withSteps, type Named } from './userSteps';

const element = (
  localName: string,
  textContent: string,
  attributes: Record<string, string> = {},
): Named => ({ localName, textContent, getAttribute: (name) => attributes[name] ?? null });

test('an element has its kind and its name', () => {
  expect(elementInWords(element('button', ' Close\n menu '))).toBe('the button "Close menu"');
  expect(elementInWords(element('button', '☰', { 'aria-label': 'Open menu' }))).toBe(
    'the button "Open menu"',
  );
  expect(elementInWords(element('input', '', { type: 'radio', placeholder: 'x' }))).toBe(
    'the option "x"',
  );
  expect(elementInWords(element('span', 'Show code'))).toBe('"Show code"');
  expect(elementInWords(element('div', ''))).toBe('the element');
});

test('keys are named as on a keyboard', () => {
  expect(keysInWords('{Home}{ArrowDown}{Enter}')).toBe('Home, ArrowDown, Enter');
  expect(keysInWords('{Control>}c{/Control}')).toBe('Control, c');
  expect(keysInWords(' ')).toBe('Space');
});

test('an action of the user is a step with its result', async () => {
  const steps: string[] = [];
  const click = (_element: Named) => Promise.resolve('clicked');
  const user = withSteps({ click } as never, async (label, play) => {
    steps.push(label);
    await play();
  });
  await expect(user.click(element('a', 'Overview') as never)).resolves.toBe('clicked');
  expect(steps).toEqual(['Click the link "Overview"']);
});
