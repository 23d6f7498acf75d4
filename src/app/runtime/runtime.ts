import { attachBackToTop } from '../../components/BackToTop/BackToTop.behavior';
import { attachCodeBlock } from '../../components/CodeBlock/CodeBlock.behavior';
import { attachCodeVariantSwitcher } from '../../components/CodeVariantSwitcher/CodeVariantSwitcher.behavior';
import { attachDemoFrame } from '../../components/DemoFrame/DemoFrame.behavior';
import { attachFeedback } from '../../components/Feedback/Feedback.behavior';
import { attachNavDrawer } from '../../components/NavDrawer/NavDrawer.behavior';
import { attachProductSwitcher } from '../../components/ProductSwitcher/ProductSwitcher.behavior';
import { attachTabs } from '../../components/Tabs/Tabs.behavior';
import { attachThemeColor } from '../../components/ThemeToggle/ThemeToggle.behavior';
import { attachToc } from '../../components/Toc/Toc.behavior';
import { createBrowserPlatform } from '../../platform/createBrowserPlatform';
import { clientRegistry } from '../islands/clientRegistry';
import type { IslandName } from '../islands/serverRegistry';
import { attachIslands } from './attachIslands';

const platform = createBrowserPlatform(window);

const behaviors = [attachCodeBlock, attachTabs, attachCodeVariantSwitcher, attachDemoFrame, attachProductSwitcher, attachThemeColor, attachFeedback];
for (const attach of behaviors) attach(document, platform);

// These ask where things are. Before the first paint the answer would cost a layout of its own, in one long task.
const measuringBehaviors = [attachNavDrawer, attachToc, attachBackToTop];
requestAnimationFrame(() =>
  platform.clock.setTimeout(() => {
    for (const attach of measuringBehaviors) attach(document, platform);
  }, 0),
);

attachIslands(document, platform, async (element) => {
  const [{ hydrateIsland }, component] = await Promise.all([
    import('../islands/hydrateIsland'),
    clientRegistry[element.getAttribute('of') as IslandName](),
  ]);
  await hydrateIsland(element, component, platform);
});
