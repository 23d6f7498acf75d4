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

const behaviors = [attachNavDrawer, attachToc, attachCodeBlock, attachTabs, attachCodeVariantSwitcher, attachDemoFrame, attachProductSwitcher, attachThemeColor, attachFeedback, attachBackToTop];
for (const attach of behaviors) attach(document, platform);

attachIslands(document, platform, async (element) => {
  const [{ hydrateIsland }, component] = await Promise.all([
    import('../islands/hydrateIsland'),
    clientRegistry[element.getAttribute('of') as IslandName](),
  ]);
  await hydrateIsland(element, component, platform);
});
