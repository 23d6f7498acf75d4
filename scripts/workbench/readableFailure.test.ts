import { expect, test } from 'vitest';
import { readableFailure } from './readableFailure.mjs';

test('keeps the step, the message and the logs of the browser', () => {
  const message = `page.evaluate: StorybookTestRunnerError: \n\u001b[34mClick to debug the error directly in Storybook:
http://127.0.0.1:41/?path=/story/advertising-ad--waiting&addonPanel=storybook/interactions/panel\u001b[39m

Message:
 Step "After 2,999 ms: still waiting": expect(\u001b[31mreceived\u001b[39m).toBe(expected)

Expected: \u001b[32m"waiting"\u001b[39m

Here are the accessible roles:

  figure:

  Name "":
  <figure />

  --------------------------------------------------

Ignored nodes: comments, script, style
<body>
  <div />
</body>

--------------------------------------------------

Browser logs:

\u001b[1merror\u001b[22m: Something is wrong here
    at play (http://127.0.0.1:41/assets/x.js:1:1)`;
  expect(readableFailure(message))
    .toBe(`Step "After 2,999 ms: still waiting": expect(received).toBe(expected)

Expected: "waiting"

Browser logs:

error: Something is wrong here`);
});
