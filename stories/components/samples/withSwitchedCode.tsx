import type { Decorator } from '@storybook/react-vite';
import { attachCodeVariantSwitcher } from '../../../src/components/CodeVariantSwitcher/CodeVariantSwitcher.behavior';
import { Attached } from './Attached';

const behaviors = [attachCodeVariantSwitcher];

const versions = [
  ['TS', 'Orders.tsx', 'const rows: Order[] = [];'],
  ['JS', 'Orders.jsx', 'const rows = [];'],
] as const;

const stylings = [
  ['system', 'Card.tsx', '<Box sx={{ padding: 2 }} />'],
  ['tailwind', 'Card.tailwind.tsx', '<div className="p-4" />'],
  ['css', 'Card.css.tsx', '<div className="card" />'],
] as const;

/** Below the switches, two examples that there are in both languages and one in each styling, as pages hold them. */
export const withSwitchedCode: Decorator = (Story) => (
  <Attached behaviors={behaviors}>
    <div className="prose">
      <Story />
      {['First', 'Second'].map((place) => (
        <section key={place} aria-label={place}>
          {versions.map(([variant, name, text]) => (
            <pre key={variant} data-variant={variant} role="group" aria-label={name} tabIndex={0}>
              <code>{text}</code>
            </pre>
          ))}
        </section>
      ))}
      <section aria-label="Third">
        {stylings.map(([styling, name, text]) => (
          <pre key={styling} data-styling={styling} role="group" aria-label={name} tabIndex={0}>
            <code>{text}</code>
          </pre>
        ))}
      </section>
    </div>
  </Attached>
);
