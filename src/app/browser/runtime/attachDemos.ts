import { attachDemoFrame } from '../../../components/DemoFrame/DemoFrame.behavior';
import { editsKey } from '../../../domain/content/demoFrame';
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
  let isEditing = false;
  const edit = (event?: Event) => {
    const wanted = (event?.target as Element)?.closest<HTMLElement>(
      '[data-demo-edit],[data-preview]',
    );
    if (isEditing || (event && !wanted)) return;
    import('./attachEditing')
      .then((module) => {
        if (!isEditing) module.attachEditing(root, platform, signal);
        isEditing = true;
        if (event?.type === 'click') wanted!.click();
      })
      .catch(() => undefined);
  };
  root.addEventListener('click', edit, { signal });
  root.addEventListener('focusin', edit, { signal });
  if (platform.session.get(editsKey(location.pathname))) edit();
}
