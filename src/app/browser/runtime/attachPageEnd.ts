import { attachBackToTop } from '../../../components/BackToTop/BackToTop.behavior';
import { attachFeedback } from '../../../components/Feedback/Feedback.behavior';
import type { Platform } from '../../../platform/Platform';

/** Behaviors of what most readers meet only after scrolling: the vote on a page, and the link to its start. */
export function attachPageEnd(
  root: ParentNode & Node,
  platform: Platform,
  signal?: AbortSignal,
): void {
  attachBackToTop(root, platform, signal);
  attachFeedback(root, platform, signal);
}
