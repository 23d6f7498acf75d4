import type { PictureName } from '../../../src/domain/pictures/pictures';
import { roleShots, signInShots } from './authorizationShots';
import { canvasShots } from './canvasShots';
import type { Editor, Shown } from './Editor';
import { dataShots } from './dataShots';
import { paidGridShots } from './paidGridShots';
import { propertyShots } from './propertyShots';

export interface Shot {
  name: PictureName;
  /** Brings the editor into the state and says what of it is shown. */
  take: (editor: Editor) => Promise<Shown>;
}

/** Pictures of the project as it is. */
export const shots: readonly Shot[] = [...canvasShots, ...propertyShots, ...dataShots];

export { paidGridShots, roleShots, signInShots };
