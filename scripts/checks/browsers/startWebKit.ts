// cspell:ignore displayfd -- an option of Xvfb
import { once } from 'node:events';
import { createServer } from 'node:http';
import { listen } from '../../serve/listen';
import { elementKey, type Command, type WebDriverSession } from './Walker';
import { findCommand, start, stop, whenReady } from './programs';

const routes: Record<Command, [method: 'GET' | 'POST', path: string]> = {
  Navigate: ['POST', '/url'],
  ExecuteScript: ['POST', '/execute/sync'],
  ElementClick: ['POST', '/element/{id}/click'],
  PerformActions: ['POST', '/actions'],
  SwitchToFrame: ['POST', '/frame'],
  SetWindowRect: ['POST', '/window/rect'],
  TakeScreenshot: ['GET', '/screenshot'],
};

/** Starts the browser that comes with WebKitGTK, on a screen in memory, as it has no mode without one. */
export async function startWebKit(): Promise<WebDriverSession> {
  const driverFile = findCommand('webkit2gtk-driver', 'WebKitWebDriver');
  const screenFile = findCommand('xvfb', 'Xvfb');
  const screen = start(screenFile, ['-displayfd', '1', '-screen', '0', '1400x1000x24']);
  const [display] = (await once(screen.stdout!, 'data')) as [Buffer];
  const probe = createServer();
  const port = await listen(probe, 4444);
  await new Promise((resolve) => probe.close(resolve));
  const driver = start(driverFile, [`--port=${port}`], { DISPLAY: `:${String(display).trim()}` });

  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${path}: ${error}: ${message}`);
  };
  const { sessionId, capabilities } = (await whenReady('WebKitWebDriver', () =>
    call('POST', '', { capabilities: {} }),
  )) as { sessionId: string; capabilities: { browserVersion: string } };

  return {
    name: 'WebKitGTK',
    version: capabilities.browserVersion,
    async send(command, { id, ...parameters }) {
      const [method, path] = routes[command];
      const element = parameters['element'];
      return call(
        method,
        `/${sessionId}${path.replace('{id}', String(id))}`,
        command === 'SwitchToFrame'
          ? { id: element === null ? null : { [elementKey]: element } }
          : method === 'POST'
            ? parameters
            : undefined,
      );
    },
    async close() {
      await call('DELETE', `/${sessionId}`);
      await stop(driver);
      await stop(screen);
    },
  };
}
