import { sandboxVersions } from '../../domain/code/sandboxProject';
import type { Problem } from '../Problem';
import { meansVersion, type WantedPackage } from './readInstalls';

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
