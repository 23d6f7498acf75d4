import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';

/** Ports tried after the wanted one. */
const further = 50;

/**
 * Listens on the wanted port, or the next free one.
 *
 * @returns The port in use.
 */
export async function listen(server: Server, wanted: number): Promise<number> {
  for (let port = wanted; port <= Math.min(wanted + further, 65535); port += 1) {
    const taken = await new Promise<boolean>((resolve, reject) => {
      const onError = (error: NodeJS.ErrnoException) => {
        server.off('listening', onListening);
        if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(true);
        else reject(error);
      };
      const onListening = () => {
        server.off('error', onError);
        resolve(false);
      };
      server.once('error', onError).once('listening', onListening).listen(port);
    });
    if (!taken) return (server.address() as AddressInfo).port;
  }
  throw new Error(
    `no free port from ${wanted} on: stop a program that listens there, or choose another port with --port.`,
  );
}
