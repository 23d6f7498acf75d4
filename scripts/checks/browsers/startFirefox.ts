// cspell:ignore geckodriver -- the name of a program
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WebDriverSession } from './Walker';
import { findCommand, start, stop, whenReady } from './programs';

type Answer = [
  type: 1,
  id: number,
  error: { error: string; message: string } | null,
  result: object,
];

/**
 * Starts Firefox without a window on the screen. Debian has no geckodriver, so this speaks to Firefox as geckodriver
 * does, in Marionette: the commands of WebDriver as JSON, each with its length before it.
 */
export async function startFirefox(): Promise<WebDriverSession> {
  const file = findCommand('firefox-esr', 'firefox-esr', 'firefox');
  const profile = mkdtempSync(path.join(tmpdir(), 'check-firefox-'));
  // 0: any free port, which Firefox writes to a file.
  writeFileSync(path.join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const firefox = start(file, ['--marionette', '--headless', '--no-remote', '--profile', profile]);
  const port = await whenReady('Firefox', async () =>
    Number(readFileSync(path.join(profile, 'MarionetteActivePort'), 'utf8')),
  );
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');

  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const from = received.indexOf(':') + 1;
      const to = from + Number(received.subarray(0, from - 1));
      if (from === 0 || received.length < to) return;
      const message = JSON.parse(received.subarray(from, to).toString()) as Answer | object;
      received = received.subarray(to);
      if (Array.isArray(message)) waiting.get((message as Answer)[1])?.(message as Answer);
    }
  });
  let lastId = 0;
  const send = async (command: string, parameters: object) => {
    const id = (lastId += 1);
    const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
    const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await answer;
    if (error) throw new Error(`${command}: ${error.error}: ${error.message}`);
    return result;
  };

  const { capabilities } = (await send('NewSession', {})) as {
    capabilities: { browserVersion: string };
  };
  return {
    name: 'Firefox',
    version: capabilities.browserVersion,
    send: async (command, parameters) =>
      ((await send(command, parameters)) as { value?: unknown }).value,
    async close() {
      socket.destroy();
      await stop(firefox);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
