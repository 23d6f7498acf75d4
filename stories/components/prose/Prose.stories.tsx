import type { RootContent } from 'mdast';
import { expect } from '../../kit/storyTest';
import preview from '../../../.storybook/preview';
import { linksTo } from '../shared/checks';
import { Prose } from '../../../src/components/Prose/Prose';
import { inArticle } from '../../kit/decorators';

const text = (value: string) => ({ type: 'text' as const, value });

const nodes: RootContent[] = [
  {
    type: 'paragraph',
    children: [
      text('The '),
      { type: 'inlineCode', value: 'session' },
      text(' of the '),
      { type: 'link', url: '#user', children: [text('signed-in user')] },
      text(', '),
      { type: 'strong', children: [text('required')] },
      text(' with '),
      { type: 'emphasis', children: [text('authentication')] },
      text('.'),
    ],
  },
  {
    type: 'list',
    spread: false,
    children: ['Account', 'SignInPage'].map((name) => ({
      type: 'listItem' as const,
      spread: false,
      children: [{ type: 'paragraph' as const, children: [text(name)] }],
    })),
  },
  {
    type: 'blockquote',
    children: [{ type: 'paragraph', children: [text('Deprecated since 0.12.0.')] }],
  },
];

const meta = preview.meta({
  title: 'Prose',
  component: Prose,
  decorators: [inArticle],
  args: { nodes },
});

export const EveryNode = meta.story({
  play: async ({ canvas }) => {
    await linksTo(canvas, 'signed-in user', '#user');
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Account');
    await expect(first!.querySelector('p')).toBeNull();
  },
});
