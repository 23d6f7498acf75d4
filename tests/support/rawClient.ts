import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export interface RawRequest {
  /** The target of the request line, which is sent as it is. */
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** A character for each byte. */
  body: string;
}

/** Sends requests that `fetch` would correct, over one connection. */
export function rawClient(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = ({ path, method = 'GET', headers = {} }: RawRequest) =>
    new Promise<RawAnswer>((resolve, reject) => {
      request(origin, { agent, path, method, headers })
        .once('error', reject)
        .once('response', (response) => {
          let body = '';
          response
            .setEncoding('latin1')
            .on('data', (chunk: string) => (body += chunk))
            .once('error', reject)
            .once('end', () =>
              resolve({ status: response.statusCode!, headers: response.headers, body }),
            );
        })
        .end();
    });
  return { ask, close: () => agent.destroy() };
}
