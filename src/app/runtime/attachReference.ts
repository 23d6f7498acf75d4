import { attachApiTable } from '../../components/ApiTable/ApiTable.behavior';
import { attachSchemaTree } from '../../components/SchemaTree/SchemaTree.behavior';
import type { Platform } from '../../platform/Platform';

/** What only reference pages need. */
export function attachReference(root: ParentNode, platform: Pick<Platform, 'preferences'>) {
  const detach = [attachApiTable(root, platform), attachSchemaTree(root)];
  return () => detach.forEach((run) => run());
}
