import { Strategy, type StrategyHandler } from 'workbox-strategies';

/** Fetches from the network and stores the response. Rejects without a response or without storage space. */
export class StoreStrategy extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }

  /** Resolves to the response once it is stored. */
  async store(address: string, event: Event): Promise<Response> {
    const [response, done] = this.handleAll({
      request: new Request(address),
      event: event as never,
    });
    await Promise.all([response, done]);
    return response;
  }
}
