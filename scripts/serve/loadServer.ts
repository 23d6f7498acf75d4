import http from 'node:http';

export interface Load {
  /** Responses with status 200. */
  good: number;
  /** Number of failures by error. */
  errors: Map<string, number>;
}

export interface LoadOptions {
  origin: string;
  addresses: readonly string[];
  connections: number;
  seconds: number;
}

/** Requests URLs in turn over a number of keep-alive connections, and counts the responses. */
export async function loadServer({
  origin,
  addresses,
  connections,
  seconds,
}: LoadOptions): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const load: Load = { good: 0, errors: new Map() };
  const end = performance.now() + seconds * 1000;
  let turn = 0;
  const fail = (what: string) => load.errors.set(what, (load.errors.get(what) ?? 0) + 1);

  const ask = (address: string) =>
    new Promise<void>((resolve) => {
      const request = http.get(origin + address, { agent }, (response) => {
        response.on('end', () => {
          if (response.statusCode === 200) load.good += 1;
          else fail(`${response.statusCode} ${address}`);
          resolve();
        });
        response.on('error', (error) => {
          fail(`${error.message} ${address}`);
          resolve();
        });
        response.resume();
      });
      request.on('error', (error) => {
        fail(`${error.message} ${address}`);
        resolve();
      });
    });

  const connection = async () => {
    while (performance.now() < end) await ask(addresses[turn++ % addresses.length]!);
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return load;
}
