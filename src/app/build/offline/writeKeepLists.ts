import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  listAddress,
  offerFile,
  type KeepFile,
  type KeepList,
  type KeepOffer,
  type KeepProduct,
} from '../../../domain/offline/KeepOffer';
import { frameEntry, type FrameBundle } from '../bundles';
import { hashOf } from '../hash';
import { frameFiles } from './frameFiles';
import { weigh, type PageWeight, type Weight } from './weigh';

/** Address of what can be kept, beside the service worker. */
export const offerOf = (base: string) => base + offerFile;

/** A product with its pages by address. */
export interface KeptSection {
  product: { id: string; name: string };
  pages: ReadonlyMap<string, PageWeight>;
}

export interface KeepListsTask {
  /** Folder with the rest of the site. */
  dir: string;
  base: string;
  version: string;
  /** Addresses that every reader's browser has. */
  shell: readonly string[];
  frames: FrameBundle | undefined;
  /** Demos by the address of their document. */
  demoAt: ReadonlyMap<string, string>;
  /** What the advertising slot of every page can show. */
  pieces: string | undefined;
  sections: readonly KeptSection[];
}

class KeepLists {
  private readonly weights = new Map<string, Weight>();
  private readonly shell: ReadonlySet<string>;

  constructor(private readonly task: KeepListsTask) {
    const { base, frames } = task;
    this.shell = new Set(task.shell);
    for (const [file, weight] of Object.entries(frames?.weights ?? {}))
      this.weights.set(base + file, weight);
  }

  write(): KeepOffer {
    const { base, version, sections } = this.task;
    return {
      base,
      version,
      products: sections
        .filter(({ pages }) => pages.size > 0)
        .map((section) => this.writeList(section)),
    };
  }

  private writeList({ product, pages }: KeptSection): KeepProduct {
    const { dir, base } = this.task;
    const needed = new Set([...pages.values()].flatMap(({ needs }) => needs));
    const others = [...new Set([...needed, ...this.codeOf(needed), ...this.picturesOfAds()])]
      .filter((address) => !this.shell.has(address) && this.isPublished(address))
      .sort();
    const entries = [
      ...pages,
      ...others.map((address) => [address, this.weightOf(address)] as const),
    ];
    const text = JSON.stringify({
      files: entries.map(([address, weight]) => this.entryOf(address, weight)),
    } satisfies KeepList);
    const list = listAddress(base, product.id, hashOf(text));
    writeFileSync(path.join(dir, list), text);
    const sum = (key: 'bytes' | 'stored') =>
      entries.reduce((total, [, weight]) => total + weight[key], 0);
    return { ...product, pages: pages.size, bytes: sum('bytes'), stored: sum('stored'), list };
  }

  private entryOf(address: string, { bytes, revision }: Weight): KeepFile {
    return address.startsWith(`${this.task.base}assets/`)
      ? { address, bytes }
      : { address, revision, bytes };
  }

  /** What the documents of demos load. */
  private codeOf(needed: ReadonlySet<string>): string[] {
    const { base, frames, demoAt } = this.task;
    const demos = [...needed].flatMap((address) => demoAt.get(address) ?? []);
    if (!frames || demos.length === 0) return [];
    const files = frameFiles(frames.manifest, frames.demos, demos);
    // The entry names the files of all demos.
    const own = files.filter((file) => file !== frames.manifest[frameEntry]?.file);
    return [...files, ...own.flatMap((file) => this.namedIn(file))].map((file) => base + file);
  }

  /** Style sheets that a file of the bundle loads later, and the fonts of these: no manifest says whose they are. */
  private namedIn(file: string): string[] {
    if (!/\.(?:js|css)$/.test(file)) return [];
    const named =
      readFileSync(this.fileOf(this.task.base + file), 'utf8').match(
        /\bassets\/[\w.-]+\.(?:css|woff2)\b/g,
      ) ?? [];
    return named.flatMap((next) => [next, ...this.namedIn(next)]);
  }

  /** The ads of our own, with their pictures. */
  private picturesOfAds(): string[] {
    const { dir, base, pieces } = this.task;
    if (pieces === undefined) return [];
    const named = readFileSync(path.join(dir, pieces), 'utf8')
      .split(/[\s"\\]+/)
      .filter((word) => word.startsWith(base) && path.extname(word) !== '');
    return [pieces, ...named];
  }

  private weightOf(address: string): Weight {
    const known = this.weights.get(address) ?? weigh(readFileSync(this.fileOf(address)));
    this.weights.set(address, known);
    return known;
  }

  private fileOf(address: string): string {
    return path.join(this.task.dir, address.endsWith('/') ? `${address}index.html` : address);
  }

  /** What a page loads in vain with a network cannot be kept either. */
  private isPublished(address: string): boolean {
    return statSync(this.fileOf(address), { throwIfNoEntry: false })?.isFile() ?? false;
  }
}

/** Writes for each product what its pages need without a network, and one small file that says what there is. */
export function writeKeepLists(task: KeepListsTask): void {
  writeFileSync(
    path.join(task.dir, offerOf(task.base)),
    JSON.stringify(new KeepLists(task).write()),
  );
}
