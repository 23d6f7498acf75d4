import { useMemo, useSyncExternalStore, type ComponentType } from 'react';
import { parseSettings, settingsAttribute, type Setting } from '../../../domain/content/Playground';

/** The module of a demo: exports besides the demo itself are parts that a playground sets. */
export interface DemoModule {
  default: ComponentType;
  [name: string]: unknown;
}

type Props = Record<string, unknown>;

/** The props of a demo; `slots.header` is a member of `slots`. */
function propsOf(module: DemoModule, set: readonly Setting[]): Props {
  const props: Props = {};
  for (const [path, value, isPart] of set) {
    const names = path.split('.');
    const last = names.pop()!;
    const inner = names.reduce((at, name) => (at[name] ??= {}) as Props, props);
    inner[last] = isPart ? module[String(value)] : value;
  }
  return props;
}

/** A demo that gets the settings of its frame, if the frame is that of a playground. */
export function withSettings(module: DemoModule, frame: Element | null): ComponentType {
  if (!frame?.hasAttribute(settingsAttribute)) return module.default;
  const Demo = module.default as ComponentType<Props>;
  const subscribe = (onChange: () => void) => {
    const observer = new MutationObserver(onChange);
    observer.observe(frame, { attributeFilter: [settingsAttribute] });
    return () => observer.disconnect();
  };
  return function WithSettings() {
    const text = useSyncExternalStore(subscribe, () => frame.getAttribute(settingsAttribute));
    const { key, set } = useMemo(() => parseSettings(text), [text]);
    return <Demo key={key} {...propsOf(module, set)} />;
  };
}
