import { http, HttpResponse } from 'msw';

/** A host of another site; `.example` can never be registered. */
export const feedUrl = 'https://feed.example/ads.json';

export const feedAnswers = (body: Record<string, string>) => http.get(feedUrl, () => HttpResponse.json(body));

export const feedIsDown = () => http.get(feedUrl, () => new HttpResponse(null, { status: 503 }));

export const feedIsUnreachable = () => http.get(feedUrl, () => HttpResponse.error());
