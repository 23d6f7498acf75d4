import { styled } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { chosenVersionsOnly } from '../../src/components/CodeVariantSwitcher/CodeVariantSwitcher';
import { attachCodeVariantSwitcher } from '../../src/components/CodeVariantSwitcher/CodeVariantSwitcher.behavior';
import { demoStylings } from '../../src/domain/content/demoStylings';
import { SampleText } from './decorators';

export const behaviors = [attachCodeVariantSwitcher];

const Examples = styled(SampleText)(chosenVersionsOnly);

interface VersionProps extends Readonly<Record<`data-${string}`, string>> {
  name: string;
  code: string;
}

const Version = ({ name, code, ...attributes }: VersionProps) => (
  <pre {...attributes} role="group" aria-label={name} tabIndex={0}>
    <code>{`// ${name}\n${code}`}</code>
  </pre>
);

/** Two examples in both languages, below the switch. */
export const withBothLanguages: Decorator = (Story) => (
  <Examples className="prose">
    <Story />
    {['Order', 'Part'].map((type) => (
      <section key={type} aria-label={`${type}s`}>
        <Version data-variant="TS" name={`${type}s.tsx`} code={`const rows: ${type}[] = [];`} />
        <Version data-variant="JS" name={`${type}s.jsx`} code="const rows = [];" />
      </section>
    ))}
  </Examples>
);

const cards: Readonly<Record<keyof typeof demoStylings, string>> = {
  'MUI System': '<Box sx={{ p: 2, borderRadius: 1 }} />',
  Tailwind: '<div className="p-4 rounded" />',
  CSS: '<div className="card" />',
};

/** An example in each styling, below the switch. */
export const withEachStyling: Decorator = (Story) => (
  <Examples className="prose">
    <Story />
    <section aria-label="Card">
      {(Object.keys(cards) as (keyof typeof cards)[]).map((styling) => {
        const { slug, fileEnding } = demoStylings[styling];
        return (
          <Version
            key={slug}
            data-styling={slug}
            name={`Card${fileEnding}`}
            code={`const card = ${cards[styling]};`}
          />
        );
      })}
    </section>
  </Examples>
);
