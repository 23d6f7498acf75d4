import { materialPackages, materialVersion } from '../../domain/code/materialVersion';
import type { Problem } from '../Problem';
import { meansVersion, type WantedPackage } from './readInstalls';

/** Install commands that name another Material UI than the recommended one. */
export const checkMaterialVersion = (wanted: readonly WantedPackage[]): Problem[] =>
  wanted
    .filter(
      ({ name, range }) =>
        materialPackages.some((one) => one === name) && !meansVersion(range, materialVersion),
    )
    .map(({ name, range, file, line }) => ({
      file,
      line,
      what: `The command installs ${name}@${range}.`,
      why: `The pages recommend version ${materialVersion}, and readers mix commands of several pages.`,
      fix: `Write ${name}@${materialVersion.split('.')[0]}.`,
    }));
