import type { DocsTypes } from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreviewAddon, type BeforeEach, type Renderer } from 'storybook/internal/csf';
import { mockServiceWorker } from './foreignRequests';
import { states } from './toolbars';

/** Storybook's docs. Their own entry brings the renderer of docs pages along, which a story does not need. */
export const addonDocs = () => definePreviewAddon<DocsTypes>(docs);

/**
 * Whether every request to another host has to be refused, as in a test run. In the manager and on docs pages only
 * stories with the tag `network` make requests, so the others do not wait for the service worker.
 */
export const isTestRun = window.parent === window || import.meta.env.VITEST;

// It starts while the story loads.
if (isTestRun && new URLSearchParams(location.search).get('viewMode') === 'story')
  void mockServiceWorker();

/** Mock Service Worker for stories with the tag `network`. */
export const addonMsw = () =>
  definePreviewAddon({
    async beforeEach(context) {
      const isAnswered = context.tags.includes('network');
      if (!isAnswered) {
        if (isTestRun) await mockServiceWorker();
        return;
      }
      const addon = await import('msw-storybook-addon');
      const { beforeEach } = addon.default(mockServiceWorker) as {
        beforeEach: BeforeEach<Renderer>;
      };
      return beforeEach(context);
    },
  });

/**
 * Forces a state of the toolbar on all of a story, also outside of its root, by the classes that the addon gives to it.
 * It rewrites every style sheet after each story, so it loads with the first state.
 */
export const addonStates = () =>
  definePreviewAddon({
    async beforeEach({ globals: { state } }) {
      if (state && state !== 'disabled') await import('storybook-addon-pseudo-states/preview');
      const { classList } = document.documentElement;
      for (const name of Object.keys(states))
        classList.toggle(`pseudo-${name}-all`, name === state);
    },
  });
