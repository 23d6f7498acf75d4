import { attachApiTable } from '../../components/ApiTable/ApiTable.behavior';
import { attachSchemaTree } from '../../components/SchemaTree/SchemaTree.behavior';
import type { Platform } from '../../platform/Platform';

/** What only reference pages need. */
export function attachReference(
  root: ParentNode,
  platform: Pick<Platform, 'preferences'>,
  signal?: AbortSignal,
): void {
  attachApiTable(root, platform, signal);
  attachSchemaTree(root, platform, signal);
}
