/**
 * Listens on a free port of this machine.
 *
 * @param {import('node:http').Server | import('node:https').Server} server
 */
export async function listenLocally(server) {
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => resolve(undefined));
  });
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
