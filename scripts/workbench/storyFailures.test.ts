import { expect, test } from 'vitest';
import { failureReport, storyFailure } from './storyFailures';

const failure = (name: string, thrown: string, globals = '') => {
  const entry = { id: `ad--${name}`, title: 'Ads/Ad', name, importPath: './Ad.stories.tsx' };
  return storyFailure(entry, thrown, { workbench: '/', globals });
};

const noButton = `\u001b[34mClick to debug the error directly in Storybook: http://a/?path=/story/ad--a\u001b[39m

Unable to find an accessible element with the role "button" and name "Close"

Here are the accessible roles:

  link:

  Name "Home":
  <a />

  button:

  Name "Open":
  <button />

Ignored nodes: comments, script, style
<body />`;

const waiting = `page.evaluate: StorybookTestRunnerError: \n
Message:
 Step "After 2,999 ms: still waiting": expect(\u001b[31mreceived\u001b[39m).toBe(expected)

Expected: <p id="_r_1a_">

Here are the accessible roles:

--------------------------------------------------

Browser logs:

\u001b[1merror\u001b[22m: Something is wrong here
    at play (http://127.0.0.1:41/assets/x.js:1:1)`;

test('puts stories together by cause, with all modes in which they failed', () => {
  const failures = [
    failure('Late', waiting),
    failure('Open', noButton),
    failure('Shut', noButton.replace('Open', 'Another')),
    failure('Shut', noButton, 'mode:dark'),
  ];
  expect(failureReport(failures)).toEqual([
    `✗ Unable to find an accessible element with the role "button" and name "Close"
  Found in the first: button "Open"
    Ads/Ad: Open (as it is)  Ad.stories.tsx:1
      /?path=/story/ad--Open
    Ads/Ad: Shut (as it is, mode:dark)  Ad.stories.tsx:1
      /?path=/story/ad--Shut`,
    `✗ Step "After 2,999 ms: still waiting": expect(received).toBe(expected)
  Expected: <p id="_r_">
  Browser logs:
  error: Something is wrong here
    Ads/Ad: Late (as it is)  Ad.stories.tsx:1
      /?path=/story/ad--Late`,
  ]);
});

test('prints 15 lines of a cause at most, and the link in the mode', () => {
  const lines = Array.from({ length: 16 }, (_, at) => `line ${at + 1}`);
  expect(failureReport([failure('A', lines.join('\n'), 'mode:dark')])[0]).toMatch(
    /line 14\n {2}… 2 more lines\n {4}Ads.*\n {6}\/\?path=\/story\/ad--A&globals=mode:dark$/,
  );
  expect(failureReport([failure('A', lines.slice(1).join('\n'))])[0]).toContain('line 16\n    Ads');
});
