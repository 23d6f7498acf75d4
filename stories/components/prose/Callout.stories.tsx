import { expect, type PlayContext } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { Callout } from '../../../src/components/Callout/Callout';
import { CodeBlock } from '../../../src/components/CodeBlock/CodeBlock';
import { calloutKinds } from '../../../src/domain/content/callouts';
import { inArticle } from '../../kit/decorators';
import { noSidewaysScroll } from '../shared/checks';
import { choiceOf } from '../../kit/docs';

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

const isNamed =
  (name: string) =>
  async ({ canvas }: Pick<PlayContext, 'canvas'>) =>
    expect(canvas.getByRole('note', { name })).toBeVisible();

export const Info = meta.story({
  play: isNamed('Note'),
});

export const Success = meta.story({
  args: { kind: 'success' },
  play: isNamed('Tip'),
});

export const Warning = meta.story({
  args: { kind: 'warning' },
  play: isNamed('Warning'),
});

export const ErrorKind = meta.story({
  name: 'Error',
  args: { kind: 'error' },
  play: isNamed('Danger'),
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
