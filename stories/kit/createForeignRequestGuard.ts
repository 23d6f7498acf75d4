export interface ForeignRequestGuard {
  /**
   * For MSW's `onUnhandledRequest`: records a request to another host, and throws the response of a host
   * that cannot be reached, which makes MSW answer with it.
   */
  refuse(request: Pick<Request, 'method' | 'url'>): void;
  /** Blocked requests since the last `reset`, as `GET https://…`. */
  refused(): string[];
  reset(): void;
  /** Throws when the story sent a request to another host that no handler mocks. */
  check(storyId: string): void;
}

/** Allows requests to the own origin; any other one needs a handler of the story. */
export function createForeignRequestGuard(ownOrigin: string): ForeignRequestGuard {
  let requests: string[] = [];

  return {
    refuse({ method, url }) {
      const { protocol, origin } = new URL(url);
      if (!protocol.startsWith('http') || origin === ownOrigin) return;
      requests.push(`${method} ${url}`);
      throw Response.error();
    },
    refused: () => requests,
    reset: () => {
      requests = [];
    },
    check(storyId) {
      if (requests.length === 0) return;
      throw new Error(
        `Story ${storyId} sent requests to other hosts that no handler answers:\n` +
          `${requests.map((request) => `  ${request}`).join('\n')}\n` +
          'Stories never reach the network, so that they are the same every time. ' +
          'Answer it in the story: beforeEach({ msw }) { msw.use(http.get(url, () => HttpResponse.json(...))) }.',
      );
    },
  };
}
