import { gzipSync } from 'node:zlib';
import { hashOf } from '../hash';

export interface Weight {
  /** On the line: compressed by gzip as hosts do, unless that makes it larger. Hosts that send Brotli send a little less. */
  bytes: number;
  /** Where it is stored. */
  stored: number;
  /** Short hash of the contents. */
  revision: string;
}

/** What a file costs a reader who keeps it. */
export function weigh(content: Buffer): Weight {
  return {
    bytes: Math.min(content.length, gzipSync(content).length),
    stored: content.length,
    revision: hashOf(content).slice(0, 8),
  };
}

export interface PageWeight extends Weight {
  /** Addresses of this site that the page loads: styles, scripts, pictures, the documents of demos. */
  needs: string[];
}

const loaded =
  /<link rel="stylesheet" href="([^"]+)"|<(?:script|img|iframe|source)\b[^>]*?\ssrc="([^"]+)"/g;

/** What a page costs, and what it loads. */
export function weighPage(html: string, base: string): PageWeight {
  const addresses = [...html.matchAll(loaded)].map(([, style, source]) => (style ?? source)!);
  return {
    ...weigh(Buffer.from(html)),
    needs: [...new Set(addresses.filter((address) => address.startsWith(base)))],
  };
}
