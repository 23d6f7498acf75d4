import { Fragment, type ReactNode } from 'react';
import { Group } from './Tabs.styles';

export interface TabsProps {
  /** Unique on the page. */
  id: string;
  /** Names the choice: `Package manager`. */
  label: string;
  /** Groups of the same name change together. */
  name?: string;
  tabs: readonly { label: string; content: ReactNode }[];
}

/** One of several contents, chosen by radio buttons: works without script, and by arrow keys. */
export function Tabs({ id, label, name, tabs }: TabsProps) {
  return (
    <Group role="radiogroup" aria-label={label} data-tabs={name ?? ''} data-block="">
      {tabs.map((tab, index) => (
        <Fragment key={tab.label}>
          <input type="radio" id={`${id}-${index}`} name={id} value={tab.label} defaultChecked={index === 0} className="sr-only" />
          <label htmlFor={`${id}-${index}`}>{tab.label}</label>
          <div className="flow">{tab.content}</div>
        </Fragment>
      ))}
    </Group>
  );
}
