import { Strategy, type StrategyHandler } from 'workbox-strategies';

/** Asks the network and stores the answer. Rejects when none comes, or when there is no room for it. */
export class StoreStrategy extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }

  /** Resolves to the answer when it is stored. */
  async store(address: string, event: Event): Promise<Response> {
    const [response, done] = this.handleAll({
      request: new Request(address),
      event: event as never,
    });
    await Promise.all([response, done]);
    return response;
  }
}
