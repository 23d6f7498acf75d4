import { sandboxVersions } from '../../domain/code/sandboxProject';
import type { Problem } from '../Problem';
import type { Fence } from './readFences';

/** A package that a page tells you to install. */
export interface WantedPackage {
  name: string;
  /** A version, a range or a tag; `latest` where the page names none. */
  range: string;
  /** Whether it is named as a command, which a package installed before may bring as well. */
  isCommand: boolean;
  /** Of the page, as problems name it. */
  file: string;
  /** 1-based. */
  line: number;
}

type Kind = 'install' | 'create' | 'run';

const commands: { kind: Kind; pattern: RegExp }[] = [
  {
    kind: 'install',
    pattern: /^(?:npm (?:install|i|add)|pnpm (?:add|install|i)|yarn add|bun add)(?= |$)/,
  },
  { kind: 'create', pattern: /^(?:npm (?:create|init)|pnpm create|yarn create|bun create)(?= |$)/ },
  { kind: 'run', pattern: /^(?:npx|pnpm dlx|yarn dlx|bunx)(?= |$)/ },
];

/** `name`, `name@range`, or `name@npm:other@range`, which installs the other one. */
const readSpec = (spec: string): { name: string; range: string } => {
  const [, name = spec, range = 'latest'] = /^(@?[^@]+)(?:@(.+))?$/.exec(spec) ?? [];
  return range.startsWith('npm:') ? readSpec(range.slice('npm:'.length)) : { name, range };
};

/** `vite` -> `create-vite`, `@scope/app` -> `@scope/create-app`. */
const creatorOf = (name: string) => name.replace(/^(@[^/]+\/)?/, '$1create-');

/** The packages that a shell command names. */
function packagesOf(command: string): Pick<WantedPackage, 'name' | 'range' | 'isCommand'>[] {
  for (const { kind, pattern } of commands) {
    const found = pattern.exec(command);
    if (!found) continue;
    const words = command.slice(found[0].length).split(/\s+/).filter(Boolean);
    const end = words.indexOf('--');
    const specs = (end === -1 ? words : words.slice(0, end))
      .filter((word) => !word.startsWith('-'))
      .map(readSpec);
    if (kind === 'install') return specs.map((spec) => ({ ...spec, isCommand: false }));
    return specs.slice(0, 1).map(({ name, range }) => ({
      name: kind === 'create' ? creatorOf(name) : name,
      range,
      isCommand: kind === 'run',
    }));
  }
  return [];
}

/** What the `bash` fences of a page install, create or run by name. */
export function readInstalls(fences: readonly Fence[]): WantedPackage[] {
  return fences
    .filter(({ language }) => /^(bash|sh|shell|console)$/.test(language))
    .flatMap(({ file, line, code }) =>
      code
        .replace(/\\\n/g, ' \u0000')
        .split('\n')
        .flatMap((text, index, lines) => {
          // A command of several lines is reported at its first.
          const joined = lines.slice(0, index).join('').split('\u0000').length - 1;
          const commandsOfLine = text
            .replaceAll('\u0000', '')
            .replace(/^\s*\$ /, '')
            .split(/&&|;/);
          return commandsOfLine.flatMap((command) =>
            packagesOf(command.trim()).map((wanted) => ({
              ...wanted,
              file,
              line: line + index + joined,
            })),
          );
        }),
    );
}

/** Whether a range means a version: the version, its beginning (`7`, `7.29`), or that with `^` or `~`. */
export function meansVersion(range: string, version: string): boolean {
  const plain = range.replace(/^[\^~]/, '');
  return (
    plain === version ||
    (/^\d+(\.\d+)?$/.test(plain) && version.startsWith(`${plain}.`) && !version.includes('-'))
  );
}

/** Install commands of pages that bring another version of a package than demos and downloads have. */
export const checkVersions = (
  wanted: readonly WantedPackage[],
  versions: Readonly<Record<string, string>> = sandboxVersions,
): Problem[] =>
  wanted.flatMap(({ name, range, isCommand, file, line }) => {
    const version = versions[name];
    if (version === undefined || isCommand || meansVersion(range, version)) return [];
    return {
      file,
      line,
      what: `The command installs ${name}@${range}.`,
      why: `Demos and downloads have version ${version}, and readers mix commands of several pages.`,
      fix: `Write ${name}@${version.split('.')[0]}.`,
    };
  });
