import { http, HttpResponse, type JsonBodyType } from 'msw';
import { imageOfAnAd } from './thirdPartyAds';

/** A host of another site; `.example` can never be registered. */
export const feedUrl = 'https://feed.example/ads.json';

/** Responses for the images of the entry: the ad image, its counter and its pixels. */
export const feedImagesAnswer = () => [
  http.get(
    'https://feed.example/acme.svg',
    () => new HttpResponse(imageOfAnAd, { headers: { 'content-type': 'image/svg+xml' } }),
  ),
  ...[
    'https://feed.example/seen.gif',
    'https://one.example/pixel.gif',
    'https://two.example/1700000000.gif',
  ].map((address) => http.get(address, () => new HttpResponse(null, { status: 204 }))),
];

export const feedAnswers = (body: JsonBodyType) => http.get(feedUrl, () => HttpResponse.json(body));

export const feedIsDown = () => http.get(feedUrl, () => new HttpResponse(null, { status: 503 }));
