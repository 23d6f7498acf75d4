import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { Callout } from '../../../src/components/Callout/Callout';
import { CodeBlock } from '../../../src/components/CodeBlock/CodeBlock';
import { calloutKinds } from '../../../src/domain/content/callouts';
import { inArticle } from '../shared/inArticle';
import { noSidewaysScroll } from '../shared/noSidewaysScroll';
import { choiceOf } from '../shared/choices';

const meta = preview.meta({
  title: 'Callout',
  component: Callout,
  args: {
    kind: 'info' as const,
    children: (
      <p>
        The layout reads its navigation from the <code>AppProvider</code> above it, see{' '}
        <a href="#providers">providers</a>.
      </p>
    ),
  },
  argTypes: { kind: choiceOf(calloutKinds), title: { control: 'text' } },
  decorators: [inArticle],
});

export const Info = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note', { name: 'Note' })).toBeVisible();
  },
});

export const Success = meta.story({
  args: { kind: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note', { name: 'Tip' })).toBeVisible();
  },
});

export const Warning = meta.story({
  args: { kind: 'warning' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note', { name: 'Warning' })).toBeVisible();
  },
});

export const ErrorKind = meta.story({
  name: 'Error',
  args: { kind: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note', { name: 'Danger' })).toBeVisible();
  },
});

export const WithTitle = meta.story({
  args: { kind: 'warning', title: 'One layout per page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note', { name: 'Warning: One layout per page' })).toBeVisible();
    await expect(canvas.getByText('One layout per page')).toBeVisible();
  },
});

export const SeveralParagraphs = WithTitle.extend({
  args: {
    children: (
      <>
        <p>A second layout inside the first one renders a second header.</p>
        <ul>
          <li>Keep the layout above the routes.</li>
          <li>Let the pages bring their own titles.</li>
        </ul>
      </>
    ),
  },
});

/** Each kind has its own color and icon. */
export const AllKinds = meta.story({
  render: ({ children }) => (
    <>
      {calloutKinds.map((kind) => (
        <Callout key={kind} kind={kind}>
          {children}
        </Callout>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const icons = canvas.getAllByRole('note').map((note) => getComputedStyle(note, '::before'));
    await expect(new Set(icons.map(({ backgroundColor }) => backgroundColor)).size).toBe(
      calloutKinds.length,
    );
    await expect(new Set(icons.map(({ maskImage }) => maskImage)).size).toBe(calloutKinds.length);
    await expect(icons.every(({ maskImage }) => maskImage.startsWith('url('))).toBe(true);
  },
});

export const LongWord = meta.story({
  args: {
    kind: 'error',
    title: 'A name that does not fit',
    children: <p>{'averyverylongname'.repeat(12)}</p>,
  },
  globals: { viewport: { value: 'phone' } },
  play: noSidewaysScroll,
});

export const WithCode = WithTitle.extend({
  args: {
    children: (
      <>
        <p>Install the package first:</p>
        <CodeBlock language="bash" html="npm install @toolpad/core" />
      </>
    ),
  },
});
