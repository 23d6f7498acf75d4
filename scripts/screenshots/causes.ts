import path from 'node:path';
import { hashOf } from '../../src/app/build/engine/hash';

/** The modules that stories load, by path from the project: `./src/components/Toc/Toc.tsx`. */
export type StoryModules = Record<string, { hash: string; imports: readonly string[] }>;

/** Stands for all installed packages, which every story can load. */
export const packagesModule = 'package-lock.json';

/** What a change is named after: its component, or else the theme, the demo or the file. */
export function causeOf(module: string): string {
  const [, component] = /^\.\/src\/components\/([^/]+)\//.exec(module) ?? [];
  if (component) return component;
  if (module.startsWith('./src/theme/')) return 'Theme';
  if (module === packagesModule) return 'Packages';
  const name = path.posix.basename(module).replace(/\.\w+(\?.*)?$/, '');
  return name.endsWith('.stories') ? `Stories of ${name.slice(0, -'.stories'.length)}` : name;
}

/** Something that differs, as far as its cause depends on it. */
export interface Differing {
  /** Of the story; none for a page of the site, which can show every change. */
  importPath?: string;
  /** What differs, a line each. */
  lines: readonly string[];
}

/**
 * Finds what made stories differ: the changed modules that a story loads, and of several those whose own stories, which
 * load them directly, differ in the same lines.
 */
export class ChangeCauses {
  readonly files: ReadonlyMap<string, readonly string[]>;
  private readonly changed: ReadonlySet<string>;

  constructor(
    private readonly before: StoryModules,
    private readonly after: StoryModules,
  ) {
    const all = Object.keys({ ...before, ...after });
    this.changed = new Set(all.filter((name) => before[name]?.hash !== after[name]?.hash));
    const files = new Map<string, string[]>();
    for (const file of this.changed)
      files.set(causeOf(file), [...(files.get(causeOf(file)) ?? []), file]);
    this.files = files;
  }

  /** The causes that a story loads, with the number of imports to the nearest of their files. */
  private reach(importPath: string): Map<string, number> {
    const depths = new Map([[importPath, 0]]);
    for (const [module, depth] of depths)
      for (const modules of [this.before, this.after])
        for (const imported of modules[module]?.imports ?? [])
          if (!depths.has(imported)) depths.set(imported, depth + 1);
    depths.set(packagesModule, Infinity);
    const causes = new Map<string, number>();
    for (const [module, depth] of depths)
      if (this.changed.has(module) && !causes.has(causeOf(module)))
        causes.set(causeOf(module), depth);
    return causes;
  }

  /** Hash of the changed files that a story loads; of all for a page. */
  hashOf(importPath: string | undefined): string {
    const causes = importPath === undefined ? this.files : this.reach(importPath);
    const files = [...causes.keys()].flatMap((cause) => this.files.get(cause) ?? []);
    return hashOf(...files.sort().flatMap((file) => [file, this.after[file]?.hash ?? '']));
  }

  /** The causes of each of these, the likeliest first; empty where nothing that it loads has changed. */
  attribute<One extends Differing>(differing: readonly One[]): Map<One, string[]> {
    const everywhere = new Map([...this.files.keys()].map((cause) => [cause, Infinity]));
    const reached = new Map(
      differing.map((one) => [
        one,
        one.importPath === undefined ? everywhere : this.reach(one.importPath),
      ]),
    );
    const isOwn = ({ importPath = '' }: Differing, cause: string) =>
      path.posix.basename(importPath).startsWith(cause);
    /** What differs in the stories of a cause itself, and the causes that can have a part in it. */
    const own = new Map(
      [...this.files.keys()].map((cause) => {
        const stories = differing.filter((one) => isOwn(one, cause));
        const lines = new Set(stories.flatMap(({ lines: all }) => all));
        const parts = new Set(stories.flatMap((one) => [...reached.get(one)!.keys()]));
        return [cause, { lines, parts }] as const;
      }),
    );
    /** The lines that a component does not have from another one in it. */
    const distinct = new Map(
      [...own].map(([cause, { lines, parts }]) => {
        const inner = [...parts].filter((part) => !own.get(part)?.parts.has(cause));
        const theirs = new Set(inner.flatMap((part) => [...(own.get(part)?.lines ?? [])]));
        return [cause, new Set([...lines].filter((line) => !theirs.has(line)))] as const;
      }),
    );
    const causesOf = (one: One) => {
      const candidates = [...reached.get(one)!].map(([cause, depth]) => ({
        cause,
        depth,
        isOwn: isOwn(one, cause),
        shared: one.lines.filter((line) => distinct.get(cause)?.has(line)).length,
      }));
      const telling = candidates
        .filter(({ shared }) => shared > 0)
        .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.shared - a.shared);
      // Where no line tells, the nearest.
      const nearest = candidates.sort((a, b) => a.depth - b.depth).slice(0, 1);
      return (telling.length > 0 ? telling : nearest).map(({ cause }) => cause);
    };
    return new Map(differing.map((one) => [one, causesOf(one)]));
  }
}
