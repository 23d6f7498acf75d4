import { attachDemoFrame } from '../../../components/DemoFrame/DemoFrame.behavior';
import type { Platform } from '../../../platform/Platform';
import { attachDemoFailures } from './attachDemoFailures';

/** What only pages with demos need. Failures first: a demo may fail as soon as it starts. */
export function attachDemos(
  root: ParentNode & Node,
  platform: Platform,
  signal?: AbortSignal,
): void {
  attachDemoFailures(root, platform, signal);
  attachDemoFrame(root, platform, signal);
}
