import type { Behavior } from './asOnPage';
import { attachIslands } from '../../src/app/runtime/attachIslands';

/** Opens islands as the page's script does. */
export const islands: Behavior = (root, platform) =>
  attachIslands(root, platform, () => import('../../src/app/islands/islands')).detach;
