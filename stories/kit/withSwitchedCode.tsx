import { styled } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { chosenVersionsOnly } from '../../src/components/CodeVariantSwitcher/CodeVariantSwitcher';
import { attachCodeVariantSwitcher } from '../../src/components/CodeVariantSwitcher/CodeVariantSwitcher.behavior';
import { demoStylings } from '../../src/domain/content/demoStylings';

export const behaviors = [attachCodeVariantSwitcher];

const versions = [
  ['TS', 'Orders.tsx', 'const rows: Order[] = [];'],
  ['JS', 'Orders.jsx', 'const rows = [];'],
] as const;

const Examples = styled('div')(chosenVersionsOnly);

/** Two examples in both languages and one in each styling, below the switches. */
export const withSwitchedCode: Decorator = (Story) => (
  <Examples className="prose">
    <Story />
    {['First', 'Second'].map((place) => (
      <section key={place} aria-label={place}>
        {versions.map(([variant, name, text]) => (
          <pre key={variant} data-variant={variant} role="group" aria-label={name} tabIndex={0}>
            <code>{`// ${name}\n${text}`}</code>
          </pre>
        ))}
      </section>
    ))}
    <section aria-label="Third">
      {Object.values(demoStylings).map(({ slug, fileEnding }) => (
        <pre
          key={slug}
          data-styling={slug}
          role="group"
          aria-label={`Card${fileEnding}`}
          tabIndex={0}
        >
          <code>{`// Card${fileEnding}\nexport function Card() {}`}</code>
        </pre>
      ))}
    </section>
  </Examples>
);
