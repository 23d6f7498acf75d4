import { once } from 'node:events';
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
    try {
      await once(server.listen(port), 'listening');
      return port;
    } catch (error) {
      if (!['EADDRINUSE', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? ''))
        throw error;
    }
  }
  throw new Error(
    `no free port from ${wanted} on: stop a program that listens there, or choose another port with --port.`,
  );
}
