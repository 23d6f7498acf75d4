import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { feedAnswers, feedIsDown, feedIsUnreachable, feedUrl } from './feedHandlers';

/** A minimal request to another host. */
function FeedReader() {
  const [answer, setAnswer] = useState('asking');
  useEffect(() => {
    fetch(feedUrl)
      .then(async (response) =>
        response.ok ? `answer: ${(await response.json()).company}` : `status ${response.status}`,
      )
      .catch(() => 'no answer')
      .then(setAnswer);
  }, []);
  return <output>{answer}</output>;
}

const meta = preview.meta({
  title: 'Foreign requests',
  component: FeedReader,
  tags: ['!dev', '!autodocs', 'network'],
  parameters: { hydrated: true },
});

export const Answered = meta.story({
  beforeEach({ msw }) {
    msw.use(feedAnswers({ company: 'Acme' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('answer: Acme')).toBeVisible();
  },
});

export const HostIsDown = meta.story({
  beforeEach({ msw }) {
    msw.use(feedIsDown());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('status 503')).toBeVisible();
  },
});

export const HostIsUnreachable = meta.story({
  beforeEach({ msw }) {
    msw.use(feedIsUnreachable());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('no answer')).toBeVisible();
  },
});
