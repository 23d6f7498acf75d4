import { Fragment, type ReactNode } from 'react';
import { Group } from './Tabs.styles';

export interface TabsProps {
  /** Unique on the page. */
  id: string;
  /** Names the choice: `Package manager`. */
  label: string;
  /** Groups of the same name change together. */
  name?: string;
  tabs: readonly TabProps[];
}

export interface TabProps {
  label: string;
  /** Drawn instead of the label, which stays the value that is remembered. */
  face?: ReactNode;
  content: ReactNode;
  /** Stylings of demos, by their prefixes, in which alone there is this tab. */
  stylings?: string;
}

/**
 * Content behind tabs. They are radio buttons, so they work without script, and arrow keys choose.
 *
 * **When to use:** Use it for alternatives of which users need one, such as package managers.
 *
 * **When not to use:** Don't use it for content that users compare, or that everyone needs: show it at once.
 *
 * **Accessibility:** They are radio buttons with a label: it works without script, and arrow keys choose.
 */
export function Tabs({ id, label, name, tabs }: TabsProps) {
  return (
    <Group role="radiogroup" aria-label={label} data-tabs={name ?? ''} data-block="">
      {tabs.map((tab, index) => (
        <Fragment key={tab.label}>
          <input
            type="radio"
            id={`${id}-${index}`}
            name={id}
            value={tab.label}
            defaultChecked={index === 0}
            className="sr-only"
            data-styling={tab.stylings}
          />
          <label htmlFor={`${id}-${index}`} data-styling={tab.stylings}>
            {tab.face ?? tab.label}
          </label>
          <div className="flow">{tab.content}</div>
        </Fragment>
      ))}
    </Group>
  );
}
