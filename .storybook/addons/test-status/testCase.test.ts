import { expect, test } from 'vitest';
import { testCase } from './testCase';

test('has the caption of the story, and numbers the steps and those inside a step', () => {
  const steps = [
    { label: 'Open the menu', depth: 0 },
    { label: 'With the keyboard', depth: 1 },
    { label: 'With the pointer', depth: 1 },
    { label: 'Choose dark', depth: 0 },
    { label: 'The page is dark', depth: 1 },
  ];
  const caption = 'The menu closes.';
  expect(testCase('ThemeToggle: Open', 'https://a.example/', steps, caption))
    .toBe(`### ThemeToggle: Open

https://a.example/

The menu closes.

1. Open the menu
   1. With the keyboard
   2. With the pointer
2. Choose dark
   1. The page is dark`);
});
