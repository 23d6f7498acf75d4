import { attachBackToTop } from '../../../components/BackToTop/BackToTop.behavior';
import { attachFeedback } from '../../../components/Feedback/Feedback.behavior';
import { attachToc } from '../../../components/Toc/Toc.behavior';
import type { Platform } from '../../../platform/Platform';

/** Behaviors of what changes only after scrolling: the mark in the contents list, the vote, the link to the start. */
export function attachPageEnd(
  root: ParentNode & Node,
  platform: Platform,
  signal?: AbortSignal,
): void {
  attachToc(root, platform, signal);
  attachBackToTop(root, platform, signal);
  attachFeedback(root, platform, signal);
}
