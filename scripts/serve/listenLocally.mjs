import { once } from 'node:events';

/**
 * Listens on a free port of this machine.
 *
 * @param {import('node:http').Server | import('node:https').Server} server
 */
export async function listenLocally(server) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
