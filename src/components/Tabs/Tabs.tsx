import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { partOverrides } from '../../theme/mixins';

const Group = styled('div', {
  name: 'DocsTabs',
  slot: 'Root',
  overridesResolver: partOverrides({ label: '> [for]', panel: '> .flow' }),
})(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2.5),
  '& > [for]': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 'calc(var(--row) + 4px)',
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 500,
    lineHeight: 1.4,
    cursor: 'pointer',
    '&:hover': { color: theme.vars.palette.text.primary },
  },
  '& > :checked + *': {
    color: 'var(--accent)',
    boxShadow: 'inset 0 -2px var(--accent)',
    '@media (forced-colors: active)': { textDecoration: 'underline', textUnderlineOffset: '0.5em' },
  },
  '& > :focus-visible + *': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 4,
    borderRadius: 2,
  },
  '& > .flow': {
    order: 1,
    display: 'none',
    flex: '0 0 100%',
    minInlineSize: 0,
    paddingBlockStart: theme.spacing(1.5),
    borderBlockStart: 'var(--line)',
  },
  '& > :checked + * + *': { display: 'block' },
}));

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
 * **Accessibility:** They are radio buttons in a named group, which also holds their content: it works without script,
 * and arrow keys choose.
 */
export function Tabs({ id, label, name, tabs }: TabsProps) {
  return (
    <Group role="group" aria-label={label} data-tabs={name ?? ''} data-block="">
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
