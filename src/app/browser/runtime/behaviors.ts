import { attachTooltips } from '../../../components/BarButton/BarButton.behavior';
import { attachCodeBlock } from '../../../components/CodeBlock/CodeBlock.behavior';
import { attachCodeVariantSwitcher } from '../../../components/CodeVariantSwitcher/CodeVariantSwitcher.behavior';
import { attachMovedAnchors } from '../../../components/MovedAnchors/MovedAnchors.behavior';
import { attachNavDrawer } from '../../../components/NavDrawer/NavDrawer.behavior';
import { attachPageTools } from '../../../components/PageTools/PageTools.behavior';
import { attachSearchButton } from '../../../components/SearchButton/SearchButton.behavior';
import { attachTabs } from '../../../components/Tabs/Tabs.behavior';
import {
  attachThemeColor,
  attachThemeToggle,
} from '../../../components/ThemeToggle/ThemeToggle.behavior';

/** Behaviors that every page attaches at once. */
export const behaviors = [
  attachMovedAnchors,
  attachCodeBlock,
  attachTabs,
  attachCodeVariantSwitcher,
  attachTooltips,
  attachThemeColor,
  attachThemeToggle,
  attachSearchButton,
  attachPageTools,
];

/** Behaviors that measure the layout. Before the first paint they would force a layout within one long task. */
export const measuringBehaviors = [attachNavDrawer];
